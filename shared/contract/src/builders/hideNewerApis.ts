/** What the oldest browsers that are served lack, and the machine of the tests has. */
const NEWER = [
  [URL, 'canParse'],
  [URL, 'parse'],
  [AbortSignal, 'any'],
] as const;

/** Takes away what the oldest browsers that are served lack. @returns gives it back */
export const hideNewerApis = (): (() => void) => {
  const hidden = NEWER.map(([owner, name]) => {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    Reflect.deleteProperty(owner, name);
    return () => property !== undefined && Object.defineProperty(owner, name, property);
  });
  return () => {
    for (const giveBack of hidden) giveBack();
  };
};
