import type { Leveranciers } from '@adviestool/domain/velden/namen';

import { askCellen } from './celVragen.ts';
import { doubtKop } from './doubtKop.ts';
import { findKop, kopVan, type Kop, type Onthouden } from './findKop.ts';
import { nummerOf, type Lijstrijen } from './lijstcel.ts';
import { matchKolommen, type LijstKolom, type Kolomkeuzes } from './matchKolommen.ts';
import type { GelezenRij, Verbeterd } from './readRij.ts';
import { readRijen, type Lezing } from './readRijen.ts';
import { splitRijen, type Overgeslagen } from './splitRijen.ts';
import { teksten } from './teksten.ts';
import { askWaarden } from './waardeVragen.ts';
import { askType, type Typekeuze } from './typeVraag.ts';
import type { Antwoorden, Vraag } from './vraag.ts';

/** Rows of gevelvullingen that are read at once. */
const MEESTE_RIJEN = 2000;

/** What the user says of a list that the list does not say itself. */
export interface Keuzes {
  /** The row number of the header, where it was not found or is another one. */
  readonly kopRij?: number;
  readonly velden?: Kolomkeuzes;
  readonly onthouden?: Onthouden;
  readonly antwoorden?: Antwoorden;
  /** Texts in the place of those that were read, by row number and name of a field. */
  readonly verbeterd?: Verbeterd;
  readonly leveranciers?: Leveranciers;
  /** The numbers of rows that the file does not show: they are read, and say so. */
  readonly verborgenRijen?: readonly number[];
}

/** A list as it was understood. */
export interface GelezenKozijnstaat {
  /** Why nothing was read. */
  readonly fout: string | null;
  readonly kop: Kop | null;
  readonly kolommen: readonly LijstKolom[];
  readonly vragen: readonly Vraag[];
  readonly rijen: readonly GelezenRij[];
  readonly overgeslagen: readonly Overgeslagen[];
  /** The type of new gevelvullingen whose row has none. */
  readonly typeVanOverige: Typekeuze;
  /** What the next reading of the same list takes; null: no row was read. */
  readonly lezing: Lezing | null;
}

const NIETS: GelezenKozijnstaat = {
  fout: null,
  kop: null,
  kolommen: [],
  vragen: [],
  rijen: [],
  overgeslagen: [],
  typeVanOverige: null,
  lezing: null,
};

const kopOf = (rijen: Lijstrijen, { kopRij, onthouden }: Keuzes): Kop | null =>
  kopRij === undefined
    ? findKop(rijen, onthouden)
    : kopVan(
        rijen,
        rijen.findIndex((rij) => nummerOf(rij) === kopRij),
        onthouden,
      );

/** Fields of the header, where the rows of a text with commas differ in that. */
const kopveldenOf = (rijen: Lijstrijen, { eersteRij, laatsteRij }: Kop): number | null => {
  const velden = rijen.flatMap((rij) =>
    nummerOf(rij) >= eersteRij && nummerOf(rij) <= laatsteRij ? (rij[0]?.velden ?? []) : [],
  );
  return velden.length === 0 ? null : Math.max(...velden);
};

/**
 * Reads a list: its header, what each column becomes, every row, and what must be asked.
 * @param eerder that of an earlier reading, whose rows are not read again where nothing of them changed
 */
export const readKozijnstaat = (
  rijen: Lijstrijen,
  keuzes: Keuzes = {},
  eerder: Lezing | null = null,
): GelezenKozijnstaat => {
  const kop = kopOf(rijen, keuzes);
  if (kop === null) return { ...NIETS, fout: teksten.geenKop };
  const { antwoorden = {}, verbeterd = {}, leveranciers } = keuzes;
  const verborgen = new Set(keuzes.verborgenRijen);
  const { kolommen, vragen } = matchKolommen({ ...keuzes, kop: doubtKop(kop, rijen) });
  const { data, overgeslagen } = splitRijen(rijen, kop, kolommen);
  const gelezen = { ...NIETS, kop, kolommen, vragen, overgeslagen };
  if (data.length === 0) return { ...gelezen, fout: teksten.geenRijen };
  if (data.length > MEESTE_RIJEN) {
    return { ...gelezen, overgeslagen: [], fout: teksten.teVeelRijen(MEESTE_RIJEN) };
  }
  const cellen = askCellen(data, kolommen, antwoorden);
  const { notaties } = cellen;
  const waarden = askWaarden(data, kolommen, antwoorden);
  const { vertalingen } = waarden;
  const kopvelden = kopveldenOf(rijen, kop);
  const wijze = {
    kolommen,
    notaties,
    vertalingen,
    verbeterd,
    leveranciers,
    verborgen,
    kopvelden,
  };
  const lezing = readRijen(data, wijze, eerder);
  const gelezenRijen = [...lezing.rijen.values()];
  const type = askType(gelezenRijen, antwoorden);
  return {
    ...gelezen,
    vragen: [...vragen, ...cellen.vragen, ...waarden.vragen, ...type.vragen],
    rijen: gelezenRijen,
    typeVanOverige: type.keuze,
    lezing,
  };
};

/** Whether a question is open without whose answer nothing can be imported. */
export const heeftOpenVraag = ({ vragen }: GelezenKozijnstaat): boolean =>
  vragen.some(({ verplicht, antwoord }) => verplicht && antwoord === null);
