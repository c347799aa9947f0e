import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least so wide, px. */
export const useIsWide = (width: number): boolean => {
  const wide = `(width >= ${width}px)`;
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
