/** The address that a text is; null: none. `URL.canParse` is newer than the browsers that are served. */
export const parseUrl = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};
