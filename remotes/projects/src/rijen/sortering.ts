/** The order of the table, by the id of a column of it; it lives in the URL, with a minus for downwards. */
export interface Sortering {
  kolom: string;
  isAflopend: boolean;
}

/** Reads the order from a URL; null: that of the project. */
export const sorteringFromUrl = (params: URLSearchParams): Sortering | null => {
  const text = params.get('sortering') ?? '';
  const isAflopend = text.startsWith('-');
  const kolom = text.slice(Number(isAflopend));
  return kolom === '' ? null : { kolom, isAflopend };
};

export const sorteringToUrl = (sortering: Sortering | null): Record<string, string> =>
  sortering === null ? {} : { sortering: `${sortering.isAflopend ? '-' : ''}${sortering.kolom}` };

/** What pressing the head of a column asks: up, then down, then the order of the project again. */
export const nextSortering = (current: Sortering | null, kolom: string): Sortering | null => {
  if (current?.kolom !== kolom) return { kolom, isAflopend: false };
  return current.isAflopend ? null : { kolom, isAflopend: true };
};
