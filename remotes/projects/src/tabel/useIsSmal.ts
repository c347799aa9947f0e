import { useSyncExternalStore } from 'react';

/** Below this width a table has no room. */
const SMAL = '(width < 720px)';

const query = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia(SMAL) : null;

const subscribe = (onChange: () => void) => {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
};

/** True on a narrow screen. */
export const useIsSmal = (): boolean =>
  useSyncExternalStore(subscribe, () => query()?.matches ?? false);
