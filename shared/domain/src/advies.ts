import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { ZIJDEN, type PerZijde } from '@adviestool/contract/zijde';

import { adviesInvoerOf, type AdviesInvoer } from './adviesInvoer.ts';
import { calculateBerekening, type Berekening } from './berekening.ts';
import { sumAnkers } from './ankertotaal.ts';
import { draagtGewicht } from './geschiktheid.ts';
import type { Melding } from './melding.ts';
import type { Stap } from './stap.ts';
import { algemeneStappen } from './stappenAlgemeen.ts';
import { zijdeStappen } from './stappenZijde.ts';
import type { Gevolgklasse } from './uitgangspunten.ts';
import { calculateZijde, type ZijdeBerekening, type ZijdeStatus } from './zijdeBerekening.ts';
import { zijdeMeldingen } from './zijdeMeldingen.ts';

export type { Melding } from './melding.ts';
export type { Stap } from './stap.ts';
export type { ZijdeStatus } from './zijdeBerekening.ts';
export { statusTekst } from './zijdeMeldingen.ts';

/** The advice of one side (rekenmodel 4.6): forces kN, lengths mm, `zijkanten` per stijl. */
export interface ZijdeAdvies {
  readonly status: ZijdeStatus;
  readonly oppervlakte: number;
  readonly FwEd: number;
  readonly FwRd: number | null;
  /** These three only at the bottom of a kozijn or schuifpui. */
  readonly FgEd_610a?: number;
  readonly FgEd_610b?: number;
  readonly FgRd?: number | null;
  readonly nAfstand: number;
  readonly nBelasting: number | null;
  readonly nMax: number;
  readonly sMin: number;
  readonly sMax: number;
  readonly randafstand: number;
  readonly geadviseerd: number | null;
  readonly gekozen: number | null;
  /** Whole mm, rounded down; null for a single hoekanker or none. */
  readonly hartOpHart: number | null;
  /** Whole mm from the corner. */
  readonly posities: readonly number[];
  readonly maatgevend: 'belasting' | 'hart-op-hartafstand' | null;
  readonly ucWind: number | null;
  readonly ucGewicht_610a?: number;
  readonly ucCombinatie_610b?: number;
  readonly unityCheck: number | null;
  readonly stappen: readonly Stap[];
}

/** The advice of one gevelvulling (rekenmodel 4.6): height m, loads kN/m², area m², forces kN. */
export interface Advies {
  readonly gevolgklasse: Gevolgklasse;
  readonly referentiehoogte: number;
  readonly qp: number;
  readonly wk: number;
  readonly gammaQ: number;
  readonly wd: number;
  readonly oppervlakte: number;
  readonly Gk: number;
  readonly zijden: Partial<PerZijde<ZijdeAdvies>>;
  /** null as soon as a side has no number. */
  readonly totaalPerGevelvulling: number | null;
  readonly totaal: number | null;
  readonly kvtControle: {
    readonly windPerAnkerGemiddeldK: number;
    readonly gewichtPerAnkerOnderzijdeK?: number;
  } | null;
  readonly meldingen: readonly Melding[];
}

const maatgevendOf = ({
  geadviseerd,
  nBelasting,
  ruimte,
}: ZijdeBerekening): ZijdeAdvies['maatgevend'] => {
  if (geadviseerd === null || nBelasting === null) return null;
  return nBelasting > ruimte.nAfstand ? 'belasting' : 'hart-op-hartafstand';
};

const zijdeAdviesOf = (
  berekening: Berekening,
  zijde: ZijdeBerekening,
  algemeen: readonly Stap[],
): ZijdeAdvies => {
  const { ruimte, weerstand, verdeling, toets } = zijde;
  const hartOpHart = verdeling?.hartOpHart ?? null;
  return {
    status: zijde.status,
    oppervlakte: zijde.lastvlak.oppervlakte,
    FwEd: zijde.FwEd,
    FwRd: weerstand?.FwRd ?? null,
    ...(zijde.draagtGewicht && {
      FgEd_610a: berekening.FgEd_610a,
      FgEd_610b: berekening.FgEd_610b,
      FgRd: weerstand?.gewicht?.FgRd ?? null,
    }),
    nAfstand: ruimte.nAfstand,
    nBelasting: zijde.nBelasting,
    nMax: ruimte.nMax,
    sMin: ruimte.sMin,
    sMax: ruimte.sMax,
    randafstand: verdeling?.randafstand ?? ruimte.randafstand,
    geadviseerd: zijde.geadviseerd,
    gekozen: zijde.gekozen,
    hartOpHart: hartOpHart === null ? null : Math.floor(hartOpHart),
    posities: verdeling?.posities ?? [],
    maatgevend: maatgevendOf(zijde),
    ucWind: toets?.ucWind ?? null,
    ...toets?.gewicht,
    unityCheck: toets?.unityCheck ?? null,
    stappen: algemeen.concat(zijdeStappen(berekening, zijde)),
  };
};

/** The two checks of KVT (rekenmodel 4.1 step 14), for information: characteristic kN per hoekanker. */
const kvtControleOf = (
  { windTotaalK, gewicht, type }: Berekening,
  perGevelvulling: number | null,
  onder: ZijdeBerekening | undefined,
): Advies['kvtControle'] => {
  if (perGevelvulling === null) return null;
  const windPerAnkerGemiddeldK = windTotaalK / perGevelvulling;
  const aantalOnder = onder?.toets?.aantal;
  return aantalOnder === undefined || !draagtGewicht(type, 'onderzijde')
    ? { windPerAnkerGemiddeldK }
    : { windPerAnkerGemiddeldK, gewichtPerAnkerOnderzijdeK: gewicht.Gk / aantalOnder };
};

/**
 * Calculates the advice of one gevelvulling (rekenmodel 4.1). Nothing is rounded but positions and the
 * hart-op-hart distance. Products that do not exist or do not suit give a status and a message.
 * @throws Error when the input has not passed the schemas of its variant.
 */
export const calculateAdvies = (invoer: AdviesInvoer): Advies => {
  const berekening = calculateBerekening(invoer);
  const algemeen = algemeneStappen(berekening);
  const zijden: Partial<PerZijde<ZijdeAdvies>> = {};
  const berekend: Partial<PerZijde<ZijdeBerekening>> = {};
  const meldingen = [...berekening.meldingen];
  for (const zijde of ZIJDEN) {
    const lastvlak = berekening.lastvlakken[zijde];
    if (lastvlak === undefined) continue;
    const uitkomst = calculateZijde(berekening, { zijde, lastvlak });
    berekend[zijde] = uitkomst;
    zijden[zijde] = zijdeAdviesOf(berekening, uitkomst, algemeen);
    meldingen.push(...zijdeMeldingen(uitkomst));
  }
  const totaal = sumAnkers(berekend);
  return {
    gevolgklasse: berekening.gevolgklasse,
    referentiehoogte: berekening.referentiehoogte,
    qp: berekening.stuwdruk.qp,
    wk: berekening.wind.wk,
    gammaQ: berekening.factoren.gammaQ,
    wd: berekening.wd,
    oppervlakte: berekening.oppervlakte,
    Gk: berekening.gewicht.Gk,
    zijden,
    totaalPerGevelvulling: totaal,
    totaal: totaal === null ? null : totaal * invoer.gevelvulling.gevelvullingEnKaderData.aantal,
    kvtControle: kvtControleOf(berekening, totaal, berekend.onderzijde),
    meldingen,
  };
};

/** The advice of stored data, or null while project, frame data or detaillering is incomplete. */
export const adviesFor = (stored: {
  projectGegevens: ProjectGegevens;
  gevelvulling: Gevelvulling;
  catalogus: Catalogus;
}): Advies | null => {
  const invoer = adviesInvoerOf(stored);
  return invoer === null ? null : calculateAdvies(invoer);
};
