import { useSyncExternalStore } from 'react';

/** From here form and drawing stand beside each other. */
const WIDE = '(width >= 992px)';

const subscribe = (notify: () => void): (() => void) => {
  const query = globalThis.matchMedia(WIDE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => globalThis.matchMedia(WIDE).matches);
