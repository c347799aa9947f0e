/** A place in the table. */
export interface Cel {
  /** Of the row; null: the head. */
  id: string | null;
  kolom: number;
}

interface Rooster {
  /** The rows in the order of the table. */
  ids: readonly string[];
  kolommen: number;
  /** Rows that Page Up and Page Down pass over. */
  pagina: number;
}

const between = (value: number, minimum: number, maximum: number): number =>
  Math.min(Math.max(value, minimum), maximum);

/** Where a key leads in a grid (ARIA pattern); null: the key is none of those. */
export const moveCel = (
  { id, kolom }: Cel,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { ids, kolommen, pagina }: Rooster,
): Cel | null => {
  // The head is row -1.
  const rij = id === null ? -1 : ids.indexOf(id);
  const to = (nextRij: number, nextKolom: number): Cel => ({
    id: ids[between(nextRij, -1, ids.length - 1)] ?? null,
    kolom: between(nextKolom, 0, kolommen - 1),
  });
  switch (key) {
    case 'ArrowUp':
      return to(rij - 1, kolom);
    case 'ArrowDown':
      return to(rij + 1, kolom);
    case 'ArrowLeft':
      return to(rij, kolom - 1);
    case 'ArrowRight':
      return to(rij, kolom + 1);
    case 'Home':
      return ctrlKey ? to(0, 0) : to(rij, 0);
    case 'End':
      return ctrlKey ? to(ids.length - 1, kolommen - 1) : to(rij, kolommen - 1);
    case 'PageUp':
      return to(Math.max(rij - pagina, 0), kolom);
    case 'PageDown':
      return to(rij + pagina, kolom);
    default:
      return null;
  }
};

interface Invoerplaatsen {
  ids: readonly string[];
  /** The columns that can be edited. */
  kolommen: readonly number[];
  stap: 1 | -1;
}

/** The next place that can be edited, row after row; null at the end. */
export const nextInvoer = (
  { id, kolom }: Cel,
  { ids, kolommen, stap }: Invoerplaatsen,
): Cel | null => {
  if (id === null) return null;
  const at = ids.indexOf(id) * kolommen.length + kolommen.indexOf(kolom) + stap;
  const nextId = ids[Math.floor(at / kolommen.length)];
  const nextKolom = kolommen.at(at % kolommen.length);
  return nextId === undefined || nextKolom === undefined ? null : { id: nextId, kolom: nextKolom };
};
