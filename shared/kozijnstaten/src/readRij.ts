import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { OptieWaarde } from '@adviestool/contract/veldsoorten';
import { DETAILLERING_VELDEN } from '@adviestool/domain/velden/detailleringVelden';
import type { RegisterVeld } from '@adviestool/domain/velden/register';
import { writeWaarde } from '@adviestool/domain/velden/showVelden';
import { ID_VELD, lijstveldOf } from '@adviestool/domain/velden/lijstvelden';

import { celVan } from './celVan.ts';
import { nummerOf, type Lijstcel } from './lijstcel.ts';
import { spiegelbeeldVan, type Kanten } from './linksRechts.ts';
import { readDelen } from './readDelen.ts';
import { listOpvallend } from './listOpvallend.ts';
import type { LijstKolom } from './matchKolommen.ts';
import { messageOf, messageOfSom, readCel, type Celcontext } from './readCel.ts';
import { teksten } from './teksten.ts';

/** Texts of the user in the place of what was read, by row number and name of a field. */
export type Verbeterd = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** A cell: the text as read, and the value as it was understood. */
export interface GelezenCel {
  /** Null: the list has no column for it; the user filled it in. */
  readonly kolom: number | null;
  readonly tekst: string;
  /** Null: empty or wrong. */
  readonly begrepen: string | null;
  readonly verbeterd: boolean;
}

export interface CelFout {
  readonly veld: string;
  readonly kolom: number | null;
  readonly tekst: string;
  /** What the cell says, where that is only not allowed: what is stored may say it. */
  readonly geweigerd?: OptieWaarde | undefined;
}

/** A row of the list: a gevelvulling. */
export interface GelezenRij {
  /** As the file counts. */
  readonly rij: number;
  /** The id of the gevelvulling that the row was written from; null: none. */
  readonly id: string | null;
  /** By the name of the field; an empty cell has none. */
  readonly waarden: Readonly<Record<string, OptieWaarde>>;
  /** The names of those that no cell says, but that follow from others. */
  readonly afgeleid: readonly string[];
  readonly cellen: Readonly<Record<string, GelezenCel>>;
  readonly fouten: readonly CelFout[];
  readonly waarschuwingen: readonly string[];
  /** Pieces that turn to either side, where the list counts those apart. */
  readonly kanten: Kanten;
}

interface RijContext {
  readonly kolommen: readonly LijstKolom[];
  readonly verbeterd: Readonly<Record<string, string>>;
  readonly isVerborgen: boolean;
  /** It has more fields than the header, so that what it says may stand in other columns. */
  readonly isTeLang: boolean;
  readonly contextOf: (veld: string) => Celcontext;
}

interface Lezing {
  readonly veld: RegisterVeld;
  readonly kolom: number | null;
  readonly cel: Lijstcel;
  readonly verbeterd: boolean;
  /** Of a cell that should hold two sizes, and does not. */
  readonly isHeel: boolean;
}

const typedCel = (rij: number, kolom: number, tekst: string): Lijstcel => ({
  rij,
  kolom,
  herhaald: false,
  soort: tekst.trim() === '' ? 'leeg' : 'tekst',
  tekst,
});

/** What is read for each field: the cell of its column, or what the user typed in its place. */
const lezingenOf = (rij: readonly Lijstcel[], { kolommen, verbeterd }: RijContext): Lezing[] => {
  const nummer = nummerOf(rij);
  const read: Lezing[] = [];
  const seen = new Set<string>();
  for (const each of kolommen) {
    const { veld: naam, kolom } = each;
    const veld = naam === null ? undefined : lijstveldOf(naam);
    if (veld === undefined) continue;
    seen.add(veld.naam);
    if (each.telt === true && verbeterd[veld.naam] === undefined) continue;
    const typed = verbeterd[veld.naam];
    const own = celVan(rij, each);
    const cel =
      typed === undefined ? (own ?? typedCel(nummer, kolom, '')) : typedCel(nummer, kolom, typed);
    const isHeel = each.maten !== undefined && own === rij[kolom - 1];
    read.push({ veld, kolom, cel, verbeterd: typed !== undefined, isHeel });
  }
  for (const [naam, tekst] of Object.entries(verbeterd)) {
    const veld = lijstveldOf(naam);
    if (veld === undefined || seen.has(naam)) continue;
    read.push({
      veld,
      kolom: null,
      cel: typedCel(nummer, 0, tekst),
      verbeterd: true,
      isHeel: false,
    });
  }
  return read;
};

const idOf = (rij: readonly Lijstcel[], kolommen: readonly LijstKolom[]): string | null => {
  const kolom = kolommen.find(({ veld }) => veld === ID_VELD);
  const tekst = kolom === undefined ? '' : (rij[kolom.kolom - 1]?.tekst.trim() ?? '');
  return tekst === '' ? null : tekst;
};

const GEWICHTEN = ['glasgewicht', 'gewichtElement', 'totaalgewicht'] as const;

/** What is read of a row, while it is read. */
interface Waarden {
  readonly waarden: Record<string, OptieWaarde>;
  readonly afgeleid: string[];
}

const derive = ({ waarden, afgeleid }: Waarden, naam: string, waarde: OptieWaarde): void => {
  if (waarden[naam] !== undefined) return;
  waarden[naam] = waarde;
  afgeleid.push(naam);
};

/** A row that gives one weight is entered as that one; of several it must say which counts. */
const settleGewicht = (read: Waarden): string | null => {
  const given = GEWICHTEN.filter((naam) => read.waarden[naam] !== undefined);
  const [only, second] = given;
  if (only === undefined || read.waarden['gewichtinvoer'] !== undefined) return null;
  if (second !== undefined) return second;
  derive(read, 'gewichtinvoer', only);
  return null;
};

/** Text in place of a cell is written in the unit of its field. */
const TYPED: Celcontext['notatie'] = { decimaal: ',', lengtemaat: null };

const AANTAL = 'aantal';
const OPMERKING = 'opmerking';

/** What pieces that turn to either side say beside how many there are; gives why that cannot be, or null. */
const settleRichting = (read: Waarden, kanten: Kanten): string | null => {
  const { links, rechts } = kanten;
  if (links + rechts === 0) return null;
  const enkel = links > 0 ? 'L' : 'R';
  derive(read, 'draairichting', links > 0 && rechts > 0 ? 'L+R' : enkel);
  const tekst = spiegelbeeldVan(kanten);
  if (tekst === null) return null;
  const eigen = read.waarden[OPMERKING];
  derive(read, OPMERKING, tekst);
  const veld = lijstveldOf(OPMERKING);
  if (eigen === undefined || veld === undefined) return null;
  const samen = `${tekst}. ${String(eigen)}`;
  read.waarden[OPMERKING] = samen;
  return messageOf(veld, samen);
};

/** Whether its aantal was counted from the rows of a list, and nobody gave it another since. */
export const isGeteld = ({ gevelvullingEnKaderData }: Gevelvulling): boolean =>
  gevelvullingEnKaderData.geteld !== undefined &&
  gevelvullingEnKaderData.geteld === gevelvullingEnKaderData.aantal;

/** Whether a row is one piece: where a list of sizes has no column for how many there are. */
export const isStuk = ({ id, cellen }: GelezenRij): boolean =>
  id === null &&
  cellen[AANTAL] === undefined &&
  cellen['breedte'] !== undefined &&
  cellen['hoogte'] !== undefined;

/** Reads a row: each cell by its field, with the messages of the form. */
export const readRij = (rij: readonly Lijstcel[], context: RijContext): GelezenRij => {
  const waarden: Record<string, OptieWaarde> = {};
  const afgeleid: string[] = [];
  const cellen: Record<string, GelezenCel> = {};
  const fouten: CelFout[] = [];
  const waarschuwingen: string[] = context.isVerborgen ? [teksten.verborgen] : [];
  const isOnzeker = rij[0]?.isOnzeker === true;
  const [lezing] = context.isTeLang || isOnzeker ? lezingenOf(rij, context) : [];
  if (lezing !== undefined) {
    const { veld, kolom } = lezing;
    fouten.push({
      veld: veld.naam,
      kolom,
      tekst: isOnzeker ? teksten.onzekereCellen : teksten.teVeelVelden,
    });
  }
  for (const { veld, kolom, cel, verbeterd, isHeel } of lezingenOf(rij, context)) {
    const own = context.contextOf(veld.naam);
    const celcontext = verbeterd ? { ...own, notatie: TYPED } : { ...own, isHeel };
    const { waarde, fout, waarschuwing, geweigerd } = readCel(veld, cel, celcontext);
    const begrepen = writeWaarde(veld, waarde, own.leveranciers);
    cellen[veld.naam] = { kolom, tekst: cel.tekst, begrepen, verbeterd };
    if (waarde !== null) waarden[veld.naam] = waarde;
    if (fout !== null) fouten.push({ veld: veld.naam, kolom, tekst: fout, geweigerd });
    if (waarschuwing !== null) waarschuwingen.push(waarschuwing);
    if (!verbeterd) waarschuwingen.push(...listOpvallend(veld.naam, cel, context.kolommen));
    if (veld.naam === 'aantal' && cel.herhaald) waarschuwingen.push(teksten.herhaaldAantal);
  }
  let kanten: Kanten = { links: 0, rechts: 0 };
  const delen = context.kolommen.filter(({ telt }) => telt === true);
  const [eerste] = delen;
  if (eerste !== undefined && cellen[AANTAL] === undefined) {
    const gelezen = readDelen(rij, delen, context.contextOf(AANTAL));
    const { waarde, tekst, begrepen } = gelezen;
    cellen[AANTAL] = { kolom: eerste.kolom, tekst, begrepen, verbeterd: false };
    fouten.push(...gelezen.fouten.map((fout) => ({ ...fout, veld: AANTAL })));
    const fout = waarde === 0 ? teksten.geenStuks : messageOfSom(waarde ?? 1);
    if (fout !== null) {
      fouten.push({
        veld: AANTAL,
        kolom: eerste.kolom,
        tekst: fout,
        geweigerd: waarde ?? undefined,
      });
    } else if (waarde !== null) {
      waarden[AANTAL] = waarde;
      kanten = { links: gelezen.links, rechts: gelezen.rechts };
      const lang = settleRichting({ waarden, afgeleid }, kanten);
      const kolom = cellen[OPMERKING]?.kolom ?? null;
      if (lang !== null) fouten.push({ veld: OPMERKING, kolom, tekst: lang });
    }
  }
  const tweede = settleGewicht({ waarden, afgeleid });
  if (tweede !== null) {
    const tekst = teksten.tweeGewichten(DETAILLERING_VELDEN.gewichtinvoer.label);
    const kolom = cellen[tweede]?.kolom ?? null;
    fouten.push({ veld: tweede, kolom, tekst, geweigerd: waarden[tweede] });
  }
  return {
    rij: nummerOf(rij),
    id: idOf(rij, context.kolommen),
    waarden,
    afgeleid,
    cellen,
    fouten,
    waarschuwingen,
    kanten,
  };
};
