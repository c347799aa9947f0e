import { useSyncExternalStore } from 'react';

const PRINT = 'print';
const hasMatchMedia = () => typeof window.matchMedia === 'function';

/** Between `beforeprint` and `afterprint`. */
let isPaperAsked = false;

/**
 * A browser lays the page out straight after `beforeprint`, and tells a media query of it a frame later, when the
 * paper may be there already. The query is for whoever shows the page as if on paper.
 */
const subscribe = (onChange: () => void) => {
  const begin = () => {
    isPaperAsked = true;
    onChange();
  };
  const end = () => {
    isPaperAsked = false;
    onChange();
  };
  const query = hasMatchMedia() ? window.matchMedia(PRINT) : null;
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  query?.addEventListener('change', onChange);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    query?.removeEventListener('change', onChange);
  };
};

const isPrinting = () => isPaperAsked || (hasMatchMedia() && window.matchMedia(PRINT).matches);

/** True while the page is laid out for paper. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(subscribe, isPrinting, () => false);
