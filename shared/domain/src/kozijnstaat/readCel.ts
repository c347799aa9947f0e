import type { OptieWaarde } from '@adviestool/contract/veldsoorten';

import { schemaOfVeld } from '../velden/completeSchema.ts';
import type { RegisterVeld } from '../velden/register.ts';
import { labelOfWaarde } from '../velden/showVelden.ts';
import { writeMaat } from '../velden/grenzenTekst.ts';
import { unitShown, type Celnotatie } from './celVragen.ts';
import { readGetaltekst } from './getaltekst.ts';
import { lengtemaatOf, LENGTEMATEN } from './kopnaam.ts';
import type { GelezenWaarde } from './gelezenWaarde.ts';
import type { Lijstcel } from './lijstcel.ts';
import { readOptie } from './readOptie.ts';
import { teksten } from './teksten.ts';

/** Suppliers of fasteners of this product: name by id. */
export type Leveranciers = Readonly<Record<string, string>>;

/** The field that holds the id of a supplier. */
export const LEVERANCIER = 'leverancierBevestigingsmiddelen';

/** The name of a supplier; of one that this product does not have, its id. */
export const leverancierNaam = (leveranciers: Leveranciers, id: string): string =>
  Object.hasOwn(leveranciers, id) ? (leveranciers[id] ?? id) : id;

const LEEG: GelezenWaarde = { waarde: null, fout: null, waarschuwing: null };

const wrong = (fout: string): GelezenWaarde => ({ ...LEEG, fout });

/** The decimals that a spreadsheet keeps: what it computed as 2249,9999999999995 is shown as 2250. */
const FIGURES = 15;

export const asShown = (value: number): number => Number(value.toPrecision(FIGURES));

/** Making a schema takes longer than a thousand checks with it. */
const SCHEMAS = new WeakMap<RegisterVeld, ReturnType<typeof schemaOfVeld>>();

const schemaFor = (veld: RegisterVeld): ReturnType<typeof schemaOfVeld> => {
  const schema = SCHEMAS.get(veld) ?? schemaOfVeld(veld);
  SCHEMAS.set(veld, schema);
  return schema;
};

/** The message of the field's form for a value, or null. */
const messageOf = (veld: RegisterVeld, value: unknown): string | null =>
  schemaFor(veld).safeParse(value).error?.issues[0]?.message ?? null;

const checked = (veld: RegisterVeld, waarde: OptieWaarde): GelezenWaarde => {
  const fout = messageOf(veld, waarde);
  return fout === null ? { ...LEEG, waarde } : wrong(fout);
};

const DECIMALEN = 12;

/** In the unit of the field; null when it is another kind of quantity. */
const convert = (veld: RegisterVeld, value: number, eenheid: string | null): number | null => {
  if (eenheid === null || eenheid === veld.eenheid) return value;
  const from = lengtemaatOf(eenheid);
  const to = lengtemaatOf(veld.eenheid ?? null);
  if (from === null || to === null) return null;
  return Number(((value * LENGTEMATEN[from]) / LENGTEMATEN[to]).toPrecision(DECIMALEN));
};

const readGetal = (veld: RegisterVeld, cel: Lijstcel, notatie: Celnotatie): GelezenWaarde => {
  const read =
    cel.soort === 'getal'
      ? { waarde: asShown(cel.waarde), eenheid: unitShown(cel.tekst) }
      : readGetaltekst(cel.tekst.replace(/(?<=\d)\s*[x×]$/i, ''), notatie.decimaal);
  if (read === null) {
    // The message of the form for a text that is no number.
    return wrong(messageOf(veld, cel.tekst) ?? teksten.geenGetal);
  }
  const isCount = veld.soort === 'getal' && read.eenheid === 'st';
  const eenheid = isCount ? null : (read.eenheid ?? notatie.lengtemaat);
  const waarde = convert(veld, read.waarde, eenheid);
  if (waarde === null) return wrong(teksten.andereEenheid(eenheid ?? '', veld.eenheid ?? null));
  return checked(veld, waarde);
};

const readLeverancier = (tekst: string, leveranciers: Leveranciers): GelezenWaarde => {
  const wanted = tekst.toLowerCase();
  const found = Object.entries(leveranciers).find((each) =>
    each.some((name) => name.toLowerCase() === wanted),
  );
  return found === undefined
    ? wrong(teksten.kies(Object.values(leveranciers)))
    : { ...LEEG, waarde: found[0] };
};

const readTekst = (veld: RegisterVeld, tekst: string, leveranciers?: Leveranciers) =>
  veld.naam === LEVERANCIER && leveranciers !== undefined
    ? readLeverancier(tekst, leveranciers)
    : checked(veld, tekst);

/** How lists say that there is nothing to fill in. */
const NIETS = /^(?:[-–—]+|n\.?\s?v\.?\s?t\.?)$/i;

/** An error of a spreadsheet that was copied or saved as text, in its Dutch or English name. */
const FOUT_ALS_TEKST =
  /^#(?:n\/[ab]|ref!|verw!|value!|waarde!|div\/0!|deel\/0!|na(?:me|am)\?|num!|getal!|null!|leeg!)$/i;

export interface Celcontext {
  readonly notatie: Celnotatie;
  readonly leveranciers?: Leveranciers | undefined;
}

/** Reads a cell as a value of its field: never a guess that is not said. */
export const readCel = (
  veld: RegisterVeld,
  cel: Lijstcel,
  { notatie, leveranciers }: Celcontext,
): GelezenWaarde => {
  const tekst = cel.tekst.trim();
  if (cel.soort === 'leeg' || tekst === '') return LEEG;
  if (veld.soort !== 'tekst' && NIETS.test(tekst)) return LEEG;
  const isFout = veld.soort !== 'tekst' && FOUT_ALS_TEKST.test(tekst);
  if (cel.soort === 'fout' || isFout) return wrong(teksten.foutInCel(tekst));
  if (cel.soort === 'datum') return wrong(teksten.datumInCel(tekst));
  switch (veld.soort) {
    case 'maat':
    case 'getal':
      return readGetal(veld, cel, notatie);
    case 'tekst':
      return readTekst(veld, tekst, leveranciers);
    case 'janee':
    case 'keuze':
      return readOptie(veld, cel.soort === 'getal' ? String(cel.waarde) : tekst);
    default:
      return veld.soort satisfies never;
  }
};

/** A value as it was understood, beside the text as it was read. */
export const writeWaarde = (
  veld: RegisterVeld,
  waarde: OptieWaarde,
  leveranciers: Leveranciers = {},
): string => {
  if (veld.soort === 'keuze' || veld.soort === 'janee') return labelOfWaarde(veld, waarde);
  if (typeof waarde === 'number') return writeMaat(waarde, veld.eenheid);
  return veld.naam === LEVERANCIER ? leverancierNaam(leveranciers, String(waarde)) : String(waarde);
};
