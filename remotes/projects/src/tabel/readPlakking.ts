import type { Antwoorden } from '@adviestool/domain/velden/antwoorden';
import { splitText } from '@adviestool/spreadsheet/splitText';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

import type { CelVeld, TabelKolom } from './kolommen.tsx';
import { readCelTekst } from './readCelTekst.ts';
import type { Cel } from './moveCel.ts';

/** A cell that is pasted into, with what it becomes or why it does not. */
export interface GeplakteCel {
  rij: GevelvullingRij;
  veld: CelVeld;
  tekst: string;
  waarde: string | number | null;
  fout: string | null;
}

export interface Plakking {
  /** The cells that change or that are wrong; what is the same already is left out. */
  cellen: readonly GeplakteCel[];
  /** The answers of each row that can be saved. */
  antwoorden: ReadonlyMap<string, Antwoorden>;
  /** Rows and columns that there is no place for. */
  over: number;
}

/** More columns than can be changed are only counted. */
const MAX_FIELDS = 50;

interface Klembord {
  rows: string[][];
  /** The row in which it cannot be told what cell a quote belongs to; null: in none. */
  open: number | null;
}

/** The cells of a text as a spreadsheet puts it on the clipboard. */
export const splitKlembord = (tekst: string): Klembord => {
  const rows: string[][] = [];
  const open = splitText(tekst, {
    separator: '\t',
    maxFields: MAX_FIELDS,
    onRecord: (fields) => rows.push([...fields]),
  });
  // The last line ends with a line end too.
  const last = rows.findLastIndex((fields) => fields.some((field) => field !== ''));
  return { rows: rows.slice(0, last + 1), open };
};

const antwoordenOf = (cellen: readonly GeplakteCel[]): Map<string, Antwoorden> => {
  const antwoorden = new Map<string, Antwoorden>();
  for (const { rij, veld, waarde, fout } of cellen) {
    if (fout === null) antwoorden.set(rij.id, { ...antwoorden.get(rij.id), [veld]: waarde });
  }
  return antwoorden;
};

/** Lays cells over the table, down and to the right of a place, over the columns that can be changed. */
export const readPlakking = (
  rows: readonly (readonly string[])[],
  { rijen, kolommen }: { rijen: readonly GevelvullingRij[]; kolommen: readonly TabelKolom[] },
  { id, kolom }: Cel,
): Plakking => {
  const begin = rijen.findIndex((rij) => rij.id === id);
  const velden = kolommen.slice(kolom).flatMap(({ veld }) => veld ?? []);
  const breedste = Math.max(0, ...rows.map((row) => row.length));
  const targets = begin === -1 ? [] : rijen.slice(begin, begin + rows.length);
  const cellen = targets.flatMap((rij, index) =>
    (rows[index] ?? []).slice(0, velden.length).flatMap((tekst, place): GeplakteCel[] => {
      const veld = velden[place];
      // Nothing was filled in there.
      if (veld === undefined || tekst.trim() === '') return [];
      const gelezen = readCelTekst(rij.gevelvulling, veld, tekst);
      return gelezen.waarde === rij[veld] ? [] : [{ rij, veld, tekst, ...gelezen }];
    }),
  );
  return {
    cellen,
    antwoorden: antwoordenOf(cellen),
    over: rows.length - targets.length + Math.max(0, breedste - velden.length),
  };
};
