/**
 * Takes away what the oldest browsers that are served lack. It stands on nothing else, so that it can be sent to a
 * page.
 * @returns gives it back
 */
export const hideNewerApis = (): (() => void) => {
  const newer = [
    [URL, 'canParse'],
    [URL, 'parse'],
    [AbortSignal, 'any'],
    [URLSearchParams.prototype, 'size'],
  ] as const;
  const hidden = newer.map(([owner, name]) => {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    Reflect.deleteProperty(owner, name);
    return () => property !== undefined && Object.defineProperty(owner, name, property);
  });
  return () => {
    for (const giveBack of hidden) giveBack();
  };
};
