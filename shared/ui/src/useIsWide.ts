import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Pixels of a letter, unless the user reads larger ones: then less fits beside each other. */
const REM = 16;

/** Whether the window is at least so wide, px, with letters of the usual size. */
export const useIsWide = (width: number): boolean => {
  // Made once: React asks at every drawing, and to make one takes longer than to draw most of what asks.
  const query = useMemo(() => globalThis.matchMedia(`(width >= ${width / REM}rem)`), [width]);
  const subscribe = useCallback(
    (notify: () => void): (() => void) => {
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => query.matches);
};
