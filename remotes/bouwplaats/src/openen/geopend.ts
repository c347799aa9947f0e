/** The hash of a token: who reads what a phone keeps cannot open the link with it. */
const nameOf = async (token: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `bouwplaats-link:${hex.join('')}`;
};

/** The links that this phone opened, so that one that is opened again without a network leads where it did. */
export const geopend = {
  write: async (token: string, inzageId: string): Promise<void> => {
    try {
      localStorage.setItem(await nameOf(token), inzageId);
    } catch {
      // The phone keeps nothing.
    }
  },
  /** Null: it was never opened here, or the phone keeps nothing. */
  read: async (token: string): Promise<string | null> => {
    try {
      return localStorage.getItem(await nameOf(token));
    } catch {
      return null;
    }
  },
  remove: async (token: string): Promise<void> => {
    try {
      localStorage.removeItem(await nameOf(token));
    } catch {
      // There is nothing.
    }
  },
};
