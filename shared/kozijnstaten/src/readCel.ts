import { PLAATS_SOORTEN } from '@adviestool/contract/gevelvulling';
import type { OptieWaarde } from '@adviestool/contract/veldsoorten';
import { schemaOfVeld } from '@adviestool/domain/velden/completeSchema';
import { eenheidOf, toEenheidOf } from '@adviestool/domain/velden/eenheid';
import { LIJSTVELDEN, lijstveldOf } from '@adviestool/domain/velden/lijstvelden';
import { LEVERANCIER, type Leveranciers } from '@adviestool/domain/velden/namen';
import type { RegisterVeld } from '@adviestool/domain/velden/register';

import { unitShown, type Celnotatie } from './celVragen.ts';
import { isFoutAlsTekst } from './foutAlsTekst.ts';
import { readGetaltekst } from './getaltekst.ts';
import type { GelezenWaarde } from './gelezenWaarde.ts';
import type { Lijstcel } from './lijstcel.ts';
import { isNiets, readOptie, sleutelOfTekst } from './readOptie.ts';
import { teksten } from './teksten.ts';
import type { Vertaling } from './vertaling.ts';

const AANTAL = 'aantal';

const LEEG: GelezenWaarde = { waarde: null, fout: null, waarschuwing: null };

const wrong = (fout: string): GelezenWaarde => ({ ...LEEG, fout });

/** The decimals that a spreadsheet keeps: what it computed as 2249,9999999999995 is shown as 2250. */
const FIGURES = 15;

export const asShown = (value: number): number => Number(value.toPrecision(FIGURES));

/** Making a schema takes longer than a thousand checks with it. */
const SCHEMAS = new Map(LIJSTVELDEN.map((veld) => [veld, schemaOfVeld(veld)]));

const schemaFor = (veld: RegisterVeld): ReturnType<typeof schemaOfVeld> =>
  SCHEMAS.get(veld) ?? schemaOfVeld(veld);

/** The message of the field's form for a value, or null. */
export const messageOf = (veld: RegisterVeld, value: unknown): string | null =>
  schemaFor(veld).safeParse(value).error?.issues[0]?.message ?? null;

/** Why pieces that were added cannot be the aantal of one gevelvulling, or null. */
export const messageOfSom = (som: number): string | null => {
  const veld = lijstveldOf(AANTAL);
  const fout = veld === undefined ? null : messageOf(veld, som);
  return fout === null ? null : teksten.opgeteld(som, fout);
};

const checked = (veld: RegisterVeld, waarde: OptieWaarde): GelezenWaarde => {
  const fout = messageOf(veld, waarde);
  return fout === null ? { ...LEEG, waarde } : { ...wrong(fout), geweigerd: waarde };
};

/** A number of pieces without its times: 2x, x 2. */
const withoutMaal = (tekst: string): string =>
  tekst.replace(/(?<=\d)\s*[x×]\s*$/i, '').replace(/^\s*[x×]\s*(?=\d)/i, '');

/** Whether a cell says a number, be it as text. */
const isGetal = ({ soort, tekst }: Lijstcel, { decimaal }: Celnotatie): boolean =>
  soort === 'getal' || readGetaltekst(withoutMaal(tekst), decimaal) !== null;

const readGetal = (veld: RegisterVeld, cel: Lijstcel, notatie: Celnotatie): GelezenWaarde => {
  const tekst = veld.naam === AANTAL ? withoutMaal(cel.tekst) : cel.tekst;
  const read =
    cel.soort === 'getal'
      ? { waarde: asShown(cel.waarde), eenheid: unitShown(tekst) }
      : readGetaltekst(tekst, notatie.decimaal);
  if (read === null) {
    // The message of the form for a text that is no number.
    return wrong(messageOf(veld, cel.tekst) ?? teksten.geenGetal);
  }
  const eenheid = read.eenheid ?? notatie.lengtemaat;
  // Behind a number of pieces stands what they are: 5 ramen.
  if (veld.naam === AANTAL && eenheid !== null && eenheidOf(eenheid) === null) {
    return { ...checked(veld, read.waarde), waarschuwing: teksten.achterAantal(eenheid) };
  }
  const waarde = toEenheidOf(veld, read.waarde, eenheid);
  if (waarde === null) return wrong(teksten.andereEenheid(eenheid ?? '', veld.eenheid ?? null));
  return checked(veld, waarde);
};

const readLeverancier = (tekst: string, leveranciers: Leveranciers): GelezenWaarde => {
  const wanted = tekst.toLowerCase();
  const found = Object.entries(leveranciers).find((each) =>
    each.some((name) => name.toLowerCase() === wanted),
  );
  return found === undefined
    ? { ...wrong(teksten.kies(Object.values(leveranciers))), geweigerd: tekst }
    : { ...LEEG, waarde: found[0] };
};

const readTekst = (veld: RegisterVeld, tekst: string, leveranciers?: Leveranciers) =>
  veld.naam === LEVERANCIER && leveranciers !== undefined
    ? readLeverancier(tekst, leveranciers)
    : checked(veld, tekst);

export interface Celcontext {
  readonly notatie: Celnotatie;
  readonly leveranciers?: Leveranciers | undefined;
  /** What was answered that texts of the column mean. */
  readonly vertaling?: Vertaling | undefined;
  /** The cell should hold two sizes, and does not. */
  readonly isHeel?: boolean;
}

/** Reads a cell as a value of its field: never a guess that is not said. */
export const readCel = (
  veld: RegisterVeld,
  cel: Lijstcel,
  { notatie, leveranciers, vertaling, isHeel = false }: Celcontext,
): GelezenWaarde => {
  const tekst = cel.tekst.trim();
  if (cel.soort === 'leeg' || tekst === '') return LEEG;
  if (veld.soort !== 'tekst' && isNiets(tekst)) return LEEG;
  // A remark or the name of a room may be a date.
  if (cel.soort === 'datum' && veld.naam in PLAATS_SOORTEN) return readTekst(veld, tekst);
  if (cel.soort === 'fout') return wrong(teksten.foutInCel(tekst));
  if (isFoutAlsTekst(tekst)) return { ...wrong(teksten.foutInCel(tekst)), geweigerd: tekst };
  if (cel.soort === 'datum') return wrong(teksten.datumInCel(tekst));
  if (cel.opzij === true && isGetal(cel, notatie)) return wrong(teksten.samengevoegd);
  switch (veld.soort) {
    case 'maat':
    case 'getal': {
      const gelezen = readGetal(veld, cel, notatie);
      if (gelezen.waarde === null) return gelezen;
      return isHeel ? wrong(teksten.geenMaten) : gelezen;
    }
    case 'tekst':
      return readTekst(veld, tekst, leveranciers);
    case 'janee':
    case 'keuze': {
      const gelezen = readOptie(veld, cel.soort === 'getal' ? String(cel.waarde) : tekst);
      const waarde = gelezen.fout === null ? undefined : vertaling?.get(sleutelOfTekst(tekst));
      return waarde === undefined ? gelezen : { ...LEEG, waarde };
    }
    default:
      return veld.soort satisfies never;
  }
};
