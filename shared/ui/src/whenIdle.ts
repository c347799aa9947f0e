/**
 * Acts when the browser has nothing better to do.
 * @param timeout milliseconds after which it does so anyway; absent: it may wait
 * @returns what calls it off
 */
export const whenIdle = (act: () => void, timeout?: number): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => act(), timeout === undefined ? {} : { timeout });
  return () => cancelIdleCallback(handle);
};
