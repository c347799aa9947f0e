import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const PRINT = 'print';
const hasMatchMedia = () => typeof window.matchMedia === 'function';

let query: MediaQueryList | null = null;

/** Made once: React asks twice at every drawing of what asks. Null: a browser without. */
const printQuery = () => {
  if (hasMatchMedia()) query ??= window.matchMedia(PRINT);
  return query;
};

/** Between `beforeprint` and `afterprint`. */
let isPaperAsked = false;

/**
 * A browser lays the page out straight after `beforeprint`, and tells a media query of it a frame later, when the
 * paper may be there already. The query is for whoever shows the page as if on paper. `print()` asks inside the handler
 * that called it, whose changes React would draw after the paper.
 */
const subscribe = (onChange: () => void) => {
  const begin = () => {
    isPaperAsked = true;
    flushSync(onChange);
  };
  const end = () => {
    isPaperAsked = false;
    onChange();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  printQuery()?.addEventListener('change', onChange);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    printQuery()?.removeEventListener('change', onChange);
  };
};

const isPrinting = () => isPaperAsked || printQuery()?.matches === true;

/** True while the page is laid out for paper. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(subscribe, isPrinting, () => false);
