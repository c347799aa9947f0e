import { ID_VELD } from '@adviestool/domain/velden/lijstvelden';

import { findAndereKoppen, type AndereKop } from './andereKoppen.ts';
import type { Kop } from './findKop.ts';
import { normalizeKop } from './kopnaam.ts';
import { betekenisOf } from './kopwoorden.ts';
import { nummerOf, tekstIn, type Lijstcel, type Lijstrijen } from './lijstcel.ts';
import type { LijstKolom } from './matchKolommen.ts';
import { veldenOf } from './maten.ts';
import { Merkvormen } from './merkvormen.ts';
import { getalOf, Sommen } from './sommen.ts';
import { teksten } from './teksten.ts';

/** A row that is not read, with the reason. */
export interface Overgeslagen {
  readonly rij: number;
  readonly reden: string;
  /** The row number of the header that it belongs to, which is not the one that is read by; null: it is of none. */
  readonly andereKop: number | null;
  /** What the row says, to recognise it. */
  readonly tekst: string;
}

export interface GesplitsteRijen {
  readonly data: Lijstrijen;
  /** The rows above the header, and those that are no gevelvulling. */
  readonly overgeslagen: readonly Overgeslagen[];
}

const TOTAAL =
  /^(?:(?:sub|eind|grand|algemeen)?[\s-]*(?:totaal|totalen|totals?)\b|(?:som|sum)\W*$)/i;

/** How a spreadsheet names the sums that it puts between groups: ‘K01 Totaal’. */
const TOTAAL_ACHTERAAN = /\s(?:sub|eind)?-?(?:totaal|total)$/i;

const isFilled = ({ soort }: Lijstcel): boolean => soort !== 'leeg';

/** What the row says first itself: the name of a floor may be merged over its total too. */
const firstText = (rij: readonly Lijstcel[]): string =>
  rij.find(({ soort, herhaald }) => soort === 'tekst' && !herhaald)?.tekst.trim() ?? '';

/** One text, which may be merged over the whole row, and is no merk as others have. */
const isCaption = (rij: readonly Lijstcel[], vormen: Merkvormen): boolean => {
  const filled = rij.filter(isFilled);
  if (filled.length === 1 && vormen.has(rij)) return false;
  return (
    filled.every(({ soort }) => soort === 'tekst') &&
    new Set(filled.map(({ tekst }) => tekst)).size === 1
  );
};

/** The cells of a row by the field of their column. */
const cellenOf = (
  rij: readonly Lijstcel[],
  kolommen: readonly LijstKolom[],
): Map<string, Lijstcel> => {
  const cellen = new Map<string, Lijstcel>();
  for (const { veld, kolom } of kolommen) {
    const cel = rij[kolom - 1];
    if (veld !== null && cel !== undefined && isFilled(cel)) cellen.set(veld, cel);
  }
  return cellen;
};

/** What a row shows, to compare it with another one. */
const showRij = (rij: readonly Lijstcel[]): string =>
  rij
    .map(({ tekst }) => tekst.trim().toLowerCase())
    .join('\n')
    .trimEnd();

const isRepeatedKop = (rij: readonly Lijstcel[], kop: Kop): boolean => {
  const same = kop.kolommen.filter(
    ({ kolom, sleutel }) => sleutel !== '' && normalizeKop(tekstIn(rij, kolom)) === sleutel,
  );
  return same.length > 1;
};

/** What tells gevelvullingen from other rows. */
interface Omgeving {
  readonly kop: Kop;
  /** What the rows of the header show. */
  readonly kopregels: ReadonlySet<string>;
  readonly kolommen: readonly LijstKolom[];
  readonly sommen: Sommen;
  readonly vormen: Merkvormen;
}

const AANTAL = /^aantal\b/i;

/** How Revit ends a group: ‘K01: 2’. */
const GROEPSEINDE = /:\s*(\d+)$/;

/** Whether a row has sums but no sizes, in a list that gives sizes. */
const isSom = (
  rij: readonly Lijstcel[],
  cellen: ReadonlyMap<string, Lijstcel>,
  { kolommen, sommen, vormen }: Omgeving,
): boolean => {
  const givesMaten = kolommen.some(({ veld }) => veld === 'breedte' || veld === 'hoogte');
  if (!givesMaten || cellen.has('breedte') || cellen.has('hoogte')) return false;
  if (!cellen.has('merk')) return rij.some((cel) => getalOf(cel) !== null);
  // An aantal may add up by chance: K01 has 1, K02 has 2 and K03 has 3.
  if (vormen.has(rij)) return false;
  const first = firstText(rij);
  const others = [...cellen].filter(([veld]) => veld !== 'merk').map(([, cel]) => cel);
  const geteld = cellen.has('gevelvullingType')
    ? Number.NaN
    : Number(GROEPSEINDE.exec(first)?.[1] ?? Number.NaN);
  return AANTAL.test(first) || others.some((cel) => sommen.has(cel) || getalOf(cel) === geteld);
};

/** The cell of a field, also in a column of which is still asked whether it is that field. */
const celOf = (
  rij: readonly Lijstcel[],
  veld: string,
  { kolommen }: Omgeving,
): Lijstcel | undefined =>
  kolommen
    .filter(
      (kolom) =>
        kolom.veld === veld ||
        (kolom.reden === 'vraag' && kolom.betekenis?.velden.flatMap(veldenOf).includes(veld)),
    )
    .map(({ kolom }) => rij[kolom - 1])
    .find((cel) => cel !== undefined && isFilled(cel));

/** Whether a row has no sizes, in a list that gives them. */
const isZonderMaten = (rij: readonly Lijstcel[], omgeving: Omgeving): boolean =>
  omgeving.kolommen.some(({ veld }) => veld === 'breedte' || veld === 'hoogte') &&
  ['breedte', 'hoogte'].every((veld) => celOf(rij, veld, omgeving) === undefined);

/**
 * Whether a row is named a total. With a merk and sizes it may be one of a room or floor of that name (‘Totaal
 * Sport’), unless it names the merk, has only what is merged over it, or adds up to what stands above.
 */
const isTotaal = (
  rij: readonly Lijstcel[],
  cellen: ReadonlyMap<string, Lijstcel>,
  omgeving: Omgeving,
): boolean => {
  const first = firstText(rij);
  const [woord] = TOTAAL.exec(first) ?? [];
  if (woord === undefined) return TOTAAL_ACHTERAAN.test(first) && isZonderMaten(rij, omgeving);
  const naam = first.slice(woord.length).trim();
  const eigen = ['merk', 'breedte', 'hoogte'].map((veld) => celOf(rij, veld, omgeving));
  const merk = eigen[0]?.tekst.trim() ?? '';
  if (naam === '' || merk === '' || naam.includes(merk) || TOTAAL.test(merk)) return true;
  if (eigen.some((cel) => cel === undefined || cel.herhaald)) return true;
  const aantal = cellen.get('aantal');
  return aantal !== undefined && omgeving.sommen.has(aantal);
};

/** Whether the cells have an id: the row was written here, and is a gevelvulling, whatever it says. */
const hasId = (cellen: ReadonlyMap<string, Lijstcel>): boolean => {
  const cel = cellen.get(ID_VELD);
  return cel !== undefined && betekenisOf(cel.tekst)?.velden.includes(ID_VELD) !== true;
};

/** Whether a header of another list has the ids in the same column: they are those of its rows. */
const sharesIds = ({ kop }: AndereKop, kolommen: readonly LijstKolom[]): boolean =>
  kop.kolommen.some(
    ({ kolom, betekenis }) =>
      betekenis?.velden.includes(ID_VELD) === true &&
      kolommen.some((each) => each.kolom === kolom && each.veld === ID_VELD),
  );

/** Why a row is no gevelvulling; null when it is one. */
const redenOf = (rij: readonly Lijstcel[], omgeving: Omgeving): string | null => {
  const { kop, kopregels, kolommen, vormen } = omgeving;
  if (kopregels.has(showRij(rij))) return teksten.overslaan.kop;
  const cellen = cellenOf(rij, kolommen);
  if (hasId(cellen)) return null;
  if (isTotaal(rij, cellen, omgeving)) return teksten.overslaan.totaal;
  if (isRepeatedKop(rij, kop)) return teksten.overslaan.kop;
  if (isCaption(rij, vormen) && kop.kolommen.length > 2) return teksten.overslaan.tussenkop;
  // Columns of which is still asked what they are may hold a value too.
  if (kolommen.some(({ reden }) => reden === 'vraag')) return null;
  if ([...cellen.values()].every(({ herhaald }) => herhaald)) return teksten.overslaan.leeg;
  return isSom(rij, cellen, omgeving) ? teksten.overslaan.som : null;
};

const spell = (rij: readonly Lijstcel[]): string =>
  rij
    .filter((cel) => isFilled(cel) && !cel.herhaald)
    .map(({ tekst }) => tekst.trim())
    .join(' ');

/** Rows behind which another group begins; a header that is repeated on a page stands within one. */
const EINDE_GROEP: ReadonlySet<string> = new Set([
  teksten.overslaan.totaal,
  teksten.overslaan.som,
  teksten.overslaan.tussenkop,
]);

/** Takes the rows of gevelvullingen apart from titles, totals, headers and captions between them. */
export const splitRijen = (
  rijen: Lijstrijen,
  kop: Kop,
  kolommen: readonly LijstKolom[],
): GesplitsteRijen => {
  const data: (readonly Lijstcel[])[] = [];
  const overgeslagen: Overgeslagen[] = [];
  const sommen = new Sommen();
  const below = rijen.filter((rij) => nummerOf(rij) > kop.laatsteRij);
  const isKop = (nummer: number): boolean => nummer >= kop.eersteRij && nummer <= kop.laatsteRij;
  const omgeving = {
    kop,
    kopregels: new Set(rijen.filter((rij) => isKop(nummerOf(rij))).map(showRij)),
    kolommen,
    sommen,
    vormen: new Merkvormen(below, kolommen),
  };
  const isOwnId = (rij: readonly Lijstcel[]): boolean => hasId(cellenOf(rij, kolommen));
  const isHerhaald = (rij: readonly Lijstcel[]): boolean => omgeving.kopregels.has(showRij(rij));
  const isEigen = (rij: readonly Lijstcel[]): boolean => isHerhaald(rij) || isOwnId(rij);
  const andereKoppen = findAndereKoppen(rijen, { kop, kolommen, isEigen });
  let andere: AndereKop | null = null;
  for (const rij of rijen) {
    const nummer = nummerOf(rij);
    if (isKop(nummer)) continue;
    const own = nummer < kop.eersteRij ? teksten.overslaan.titel : redenOf(rij, omgeving);
    const begins = andereKoppen.get(nummer);
    if (begins !== undefined) andere = begins;
    else if (own === teksten.overslaan.kop) andere = null;
    const isOfAndere =
      andere !== null &&
      (begins !== undefined || (own === null && (!isOwnId(rij) || sharesIds(andere, kolommen))));
    const andereKop = andere !== null && isOfAndere ? andere.rij : null;
    const reden = andereKop === null ? own : teksten.overslaan.andereKop(andereKop);
    if (reden === null) {
      data.push(rij);
      sommen.add(rij);
    } else {
      overgeslagen.push({ rij: nummer, reden, andereKop, tekst: spell(rij) });
      if (EINDE_GROEP.has(reden)) sommen.beginGroep();
    }
  }
  return { data, overgeslagen };
};
