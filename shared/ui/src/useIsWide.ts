import { useCallback, useSyncExternalStore } from 'react';

/** Pixels of a letter, unless the user reads larger ones: then less fits beside each other. */
const REM = 16;

/** Whether the window is at least so wide, px, with letters of the usual size. */
export const useIsWide = (width: number): boolean => {
  const wide = `(width >= ${width / REM}rem)`;
  const subscribe = useCallback(
    (notify: () => void): (() => void) => {
      const query = globalThis.matchMedia(wide);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    [wide],
  );
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(wide).matches);
};
