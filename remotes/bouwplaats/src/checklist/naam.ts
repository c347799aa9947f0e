const SLEUTEL = 'bouwplaats-naam';

/** The name that was typed on this phone; empty: none yet, or the phone keeps nothing. */
export const readNaam = (): string => {
  try {
    return localStorage.getItem(SLEUTEL) ?? '';
  } catch {
    return '';
  }
};

export const writeNaam = (naam: string): void => {
  try {
    localStorage.setItem(SLEUTEL, naam);
  } catch {
    // It is asked for again.
  }
};
