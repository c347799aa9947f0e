/** Of this tab alone; gone with it. */
const KEY = 'adviestool.uitnodiging';

/** Where the storage is refused, until the page is left. */
let kept: string | null = null;

const inStorage = <Found>(run: (storage: Storage) => Found): Found | null => {
  try {
    return run(sessionStorage);
  } catch {
    return null;
  }
};

/**
 * The token of the link with which the page was opened. It is taken out of address bar and history at once, and kept
 * for this tab, so that loading the page anew opens it again.
 */
export const takeToken = (): string | null => {
  const { hash, pathname, search } = location;
  if (hash.length > 1) {
    const token = hash.slice(1);
    kept = token;
    inStorage((storage) => storage.setItem(KEY, token));
    history.replaceState(history.state, '', `${pathname}${search}`);
  }
  return kept ?? inStorage((storage) => storage.getItem(KEY));
};

/** When it was taken up, or opens nothing. */
export const forgetToken = (): void => {
  kept = null;
  inStorage((storage) => storage.removeItem(KEY));
};
