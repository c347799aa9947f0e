import { useSyncExternalStore } from 'react';

const hasMatchMedia = () => typeof window.matchMedia === 'function';

const subscribe = (onChange: () => void) => {
  if (!hasMatchMedia()) return () => {};
  const query = window.matchMedia('print');
  query.addEventListener('change', onChange);
  return () => {
    query.removeEventListener('change', onChange);
  };
};
const isPrinting = () => hasMatchMedia() && window.matchMedia('print').matches;

/** True while the page is laid out for paper. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(subscribe, isPrinting, () => false);
