import { toEenheidOf } from '@adviestool/domain/velden/eenheid';
import { ID_VELD, lijstveldOf } from '@adviestool/domain/velden/lijstvelden';

import type { Kop, Kopkolom, Onthouden } from './findKop.ts';
import { deelVan, isLinksRechts, withDelen } from './linksRechts.ts';
import { MATEN, matenkeuzeOf, veldenOf, type Matenkeuze } from './maten.ts';
import { teksten } from './teksten.ts';
import { createVraag, GEEN, OPTELLEN, type Antwoorden, type Vraag } from './vraag.ts';

/** What the user chose for columns, by their number: the name of a field, or null for not used. */
export type Kolomkeuzes = Readonly<Record<number, string | null>>;

/** A column and what it becomes. */
export interface LijstKolom extends Kopkolom {
  /** The name of its field, `id` for the column of ids; null: not used, or not known yet. */
  readonly veld: string | null;
  /**
   * Why: `bekend` by its header, `gekozen` by the user, now or earlier; `vraag` while a question is open;
   * `dubbel`: another column is read for its field; `onbekend`: its header says nothing.
   */
  readonly reden: 'bekend' | 'gekozen' | 'vraag' | 'dubbel' | 'onbekend';
  /** Its cells hold two sizes: there is a `Kolom` for each, with the same number. */
  readonly maten?: Matenkeuze;
  /** Its number is added to that of the other columns of its field. */
  readonly telt?: true;
}

/** What the user may choose for a column: its field, or both sizes. */
export const keuzeVan = ({ veld, maten }: LijstKolom): string | null =>
  veld === null ? null : (maten ?? veld);

export interface KolommenInvoer {
  readonly kop: Kop;
  readonly velden?: Kolomkeuzes;
  readonly onthouden?: Onthouden;
  readonly antwoorden?: Antwoorden;
}

export interface GekoppeldeKolommen {
  readonly kolommen: readonly LijstKolom[];
  readonly vragen: readonly Vraag[];
}

const isVeld = (naam: string): boolean =>
  naam === ID_VELD || matenkeuzeOf(naam) !== undefined || lijstveldOf(naam) !== undefined;

/** What the user said earlier of a header; what was said of ‘Gewicht (kg)’ says nothing of one in kg/m². */
const earlierOf = (
  { sleutel, eenheid }: Kopkolom,
  onthouden: Onthouden,
): string | null | undefined => {
  const earlier = Object.hasOwn(onthouden, sleutel) ? onthouden[sleutel] : undefined;
  const isOther = veldenOf(earlier ?? '').some((naam) => {
    const veld = lijstveldOf(naam);
    const isGetal = veld?.soort === 'maat' || veld?.soort === 'getal';
    return isGetal && toEenheidOf(veld, 1, eenheid) === null;
  });
  return isOther ? undefined : earlier;
};

/** What the user said of a column; undefined: nothing. */
const chosenOf = (
  kopkolom: Kopkolom,
  { velden = {}, onthouden = {} }: KolommenInvoer,
): string | null | undefined => {
  const { kolom } = kopkolom;
  const earlier = earlierOf(kopkolom, onthouden);
  const chosen = kolom in velden ? velden[kolom] : earlier;
  return chosen === null || chosen === undefined || isVeld(chosen) ? chosen : undefined;
};

const firstMatch = (kopkolom: Kopkolom, invoer: KolommenInvoer): LijstKolom => {
  const chosen = chosenOf(kopkolom, invoer);
  if (chosen !== undefined) return { ...kopkolom, veld: chosen, reden: 'gekozen' };
  const [veld, ...others] = kopkolom.betekenis?.velden ?? [];
  if (veld === undefined) return { ...kopkolom, veld: null, reden: 'onbekend' };
  return others.length > 0
    ? { ...kopkolom, veld: null, reden: 'vraag' }
    : { ...kopkolom, veld, reden: 'bekend' };
};

const askVeld = (kolom: LijstKolom, antwoorden: Antwoorden): Vraag =>
  createVraag(
    {
      id: `veld:${kolom.kolom}`,
      soort: 'veld',
      kolommen: [kolom.kolom],
      tekst: teksten.watIs(kolom.kop),
      opties: [
        ...(kolom.betekenis?.velden ?? []).map((waarde) => ({
          waarde,
          label: teksten.naamVan(waarde),
        })),
        { waarde: GEEN, label: teksten.nietGebruiken },
      ],
    },
    antwoorden,
  );

const AANTAL = 'aantal';

/** The columns that are added: left and right where there are both, else all. */
const opgeteldeVan = (kolommen: readonly LijstKolom[]): readonly LijstKolom[] => {
  const delen = kolommen.filter((kolom) => deelVan(kolom) !== null);
  return isLinksRechts(delen) ? delen : kolommen;
};

const askKolom = (veld: string, kolommen: readonly LijstKolom[], antwoorden: Antwoorden): Vraag =>
  createVraag(
    {
      id: `kolom:${veld}`,
      soort: 'kolom',
      kolommen: kolommen.map(({ kolom }) => kolom),
      tekst: teksten.welkeKolom(teksten.naamVan(veld)),
      opties: [
        ...kolommen.map(({ kolom, kop }) => ({
          waarde: String(kolom),
          label: teksten.kolom(kop, kolom),
        })),
        ...(veld === AANTAL
          ? [
              {
                waarde: OPTELLEN,
                label: teksten.optellen(opgeteldeVan(kolommen).map(({ kop }) => kop)),
              },
            ]
          : []),
        { waarde: GEEN, label: teksten.geenVanDeze },
      ],
    },
    antwoorden,
  );

/** A column after its question. */
const answered = (kolom: LijstKolom, { antwoord }: Vraag): LijstKolom => {
  if (antwoord === null) return { ...kolom, veld: null, reden: 'vraag' };
  return { ...kolom, veld: antwoord === GEEN ? null : antwoord, reden: 'gekozen' };
};

/** Whether two columns are for one field: both sizes are for each of them. */
const isRival = (one: LijstKolom, { veld }: LijstKolom): boolean =>
  one.veld !== null &&
  veld !== null &&
  veldenOf(one.veld).some((each) => veldenOf(veld).includes(each));

/** Asks which field a header means that may mean several, or something else. */
const settleVelden = (
  kolommen: readonly LijstKolom[],
  antwoorden: Antwoorden,
): GekoppeldeKolommen => {
  const vragen: Vraag[] = [];
  const settled = kolommen.map((kolom) => {
    if (kolom.reden === 'gekozen' || kolom.betekenis?.vraagt !== true) return kolom;
    // Of several columns for one field is asked which.
    if (kolommen.some((each) => each !== kolom && isRival(each, kolom))) return kolom;
    const vraag = askVeld(kolom, antwoorden);
    vragen.push(vraag);
    return answered(kolom, vraag);
  });
  return { kolommen: settled, vragen };
};

const splitsMaten = (kolom: LijstKolom): readonly LijstKolom[] => {
  const maten = matenkeuzeOf(kolom.veld);
  return maten === undefined ? [kolom] : MATEN[maten].map((veld) => ({ ...kolom, veld, maten }));
};

/**
 * Asks which column is read where several are for one field; what the user chose in this list goes first. What
 * a column was said to be, in a question or in another list, does not make it the one of several.
 */
const settleDubbele = (
  kolommen: readonly LijstKolom[],
  { velden = {}, antwoorden = {} }: KolommenInvoer,
): GekoppeldeKolommen => {
  const groups = new Map<string, LijstKolom[]>();
  for (const kolom of kolommen) {
    if (kolom.veld === null) continue;
    groups.set(kolom.veld, [...(groups.get(kolom.veld) ?? []), kolom]);
  }
  const vragen: Vraag[] = [];
  /** Which columns are read for a field; null: that is asked. */
  const read = new Map<string, readonly LijstKolom[] | null>();
  for (const [veld, group] of groups) {
    if (group.length === 1) continue;
    const chosen = group.filter(({ reden, kolom }) => reden === 'gekozen' && kolom in velden);
    if (chosen.length === 1) {
      read.set(veld, chosen);
      continue;
    }
    const asked = chosen.length > 1 ? chosen : group;
    if (veld === AANTAL && isLinksRechts(asked)) {
      read.set(veld, asked);
      continue;
    }
    const vraag = askKolom(veld, asked, antwoorden);
    vragen.push(vraag);
    if (vraag.antwoord === null) read.set(veld, null);
    else if (vraag.antwoord === OPTELLEN) read.set(veld, opgeteldeVan(asked));
    else
      read.set(
        veld,
        asked.filter(({ kolom }) => String(kolom) === vraag.antwoord),
      );
  }
  const settled = kolommen.map((kolom): LijstKolom => {
    const of = kolom.veld === null ? undefined : read.get(kolom.veld);
    if (of === undefined) return kolom;
    if (of?.includes(kolom) === true) return of.length > 1 ? { ...kolom, telt: true } : kolom;
    return { ...kolom, veld: null, reden: of === null ? 'vraag' : 'dubbel' };
  });
  return { kolommen: settled, vragen };
};

/**
 * What each column becomes: what the user chose, now or for the same header earlier, else what its header
 * says. Where that is not one thing it is asked.
 */
export const matchKolommen = (invoer: KolommenInvoer): GekoppeldeKolommen => {
  const { antwoorden = {} } = invoer;
  const first = withDelen(invoer.kop.kolommen).map((kolom) => firstMatch(kolom, invoer));
  const velden = settleVelden(first, antwoorden);
  const dubbele = settleDubbele(velden.kolommen.flatMap(splitsMaten), invoer);
  return { kolommen: dubbele.kolommen, vragen: [...velden.vragen, ...dubbele.vragen] };
};
