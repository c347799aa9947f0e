import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { ZIJDEN, type PerZijde } from '@adviestool/contract/zijde';

import { adviesInvoerOf, type AdviesInvoer } from './adviesInvoer.ts';
import { listAlgemeneMeldingen } from './algemeneMeldingen.ts';
import { ankersPerAantal } from './ankerverdeling.ts';
import { calculateBerekening, type Berekening } from './berekening.ts';
import type { GedeeldeBerekening } from './gedeeldeBerekening.ts';
import { draagtGewicht } from './geschiktheid.ts';
import { gewichtPerAnker } from './gewicht.ts';
import { createMelding, type Melding } from './melding.ts';
import type { Gevolgklasse } from './uitgangspunten.ts';
import { windPerAnker } from './wind.ts';
import type { ZijdeBerekening, ZijdeStatus } from './zijdeBerekening.ts';
import { listZijdeMeldingen } from './zijdeMeldingen.ts';

export type { Melding } from './melding.ts';
export type { ZijdeStatus } from './zijdeBerekening.ts';

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
  n_bel,
  ruimte,
}: ZijdeBerekening): ZijdeAdvies['maatgevend'] => {
  if (geadviseerd === null || n_bel === null) return null;
  return n_bel > ruimte.n_afst ? 'belasting' : 'hart-op-hartafstand';
};

const zijdeAdviesOf = (
  { F_g_a, F_g_b }: GedeeldeBerekening,
  zijde: ZijdeBerekening,
): ZijdeAdvies => {
  const { ruimte, weerstand, verdeling, toets } = zijde;
  const s = verdeling?.s ?? null;
  const unityCheck = toets?.unityCheck ?? null;
  // Spread into a literal, what only some sides have would cost ten times as much as all the rest.
  return Object.assign(
    {
      status: zijde.status,
      oppervlakte: zijde.lastvlak.A_zijde,
      FwEd: zijde.F_w_Ed,
      FwRd: weerstand?.F_w_Rd ?? null,
    },
    zijde.draagtGewicht
      ? { FgEd_610a: F_g_a, FgEd_610b: F_g_b, FgRd: weerstand?.gewicht?.F_g_Rd ?? null }
      : {},
    {
      nAfstand: ruimte.n_afst,
      nBelasting: zijde.n_bel,
      nMax: ruimte.n_max,
      sMin: ruimte.s_min,
      sMax: ruimte.s_max,
      randafstand: verdeling?.a ?? ruimte.a,
      geadviseerd: zijde.geadviseerd,
      gekozen: zijde.gekozen,
      hartOpHart: s === null ? null : Math.floor(s),
      posities: verdeling?.posities ?? [],
      maatgevend: maatgevendOf(zijde),
      ucWind: toets?.wind ?? null,
    },
    toets?.gewicht
      ? {
          ucGewicht_610a: toets.gewicht.alleen,
          ucCombinatie_610b: toets.gewicht.metWind,
          unityCheck,
        }
      : { unityCheck },
  );
};

/** The hoekankers of one gevelvulling, or null when there are no sides or one has no number. */
const sumAnkers = (zijden: readonly ZijdeBerekening[]): number | null => {
  let totaal: number | null = null;
  for (const { zijde, toets } of zijden) {
    if (toets === null) return null;
    totaal = (totaal ?? 0) + toets.n * ankersPerAantal(zijde);
  }
  return totaal;
};

/** The two checks of KVT (rekenmodel 4.1 step 14), for information: characteristic kN per hoekanker. */
const kvtControleOf = (
  { gedeeld, zijden }: Berekening,
  n_totaal: number | null,
): Advies['kvtControle'] => {
  if (n_totaal === null) return null;
  const { A, type } = gedeeld;
  const { w_k } = gedeeld.wind;
  const { G_k } = gedeeld.gewicht;
  const windPerAnkerGemiddeldK = windPerAnker.reken({ w_k, A, n_totaal });
  const n_onder = zijden.onderzijde?.toets?.n;
  return n_onder === undefined || !draagtGewicht(type, 'onderzijde')
    ? { windPerAnkerGemiddeldK }
    : {
        windPerAnkerGemiddeldK,
        gewichtPerAnkerOnderzijdeK: gewichtPerAnker.reken({ G_k, n_onder }),
      };
};

/** What a calculation advises, as numbers and codes; `toelichting` puts both into words. */
export const adviesOf = (berekening: Berekening): Advies => {
  const { gedeeld } = berekening;
  const zijden: Partial<PerZijde<ZijdeAdvies>> = {};
  const berekend: ZijdeBerekening[] = [];
  const meldingen = listAlgemeneMeldingen(gedeeld);
  for (const zijde of ZIJDEN) {
    const uitkomst = berekening.zijden[zijde];
    if (uitkomst === undefined) continue;
    berekend.push(uitkomst);
    zijden[zijde] = zijdeAdviesOf(gedeeld, uitkomst);
    meldingen.push(...listZijdeMeldingen(uitkomst));
  }
  const totaal = sumAnkers(berekend);
  const { aantal } = gedeeld.invoer.gevelvulling.gevelvullingEnKaderData;
  return {
    gevolgklasse: gedeeld.gevolgklasse,
    referentiehoogte: gedeeld.stuwdruk.z,
    qp: gedeeld.stuwdruk.q_p,
    wk: gedeeld.wind.w_k,
    gammaQ: gedeeld.gamma_Q,
    wd: gedeeld.w_d,
    oppervlakte: gedeeld.A,
    Gk: gedeeld.gewicht.G_k,
    zijden,
    totaalPerGevelvulling: totaal,
    totaal: totaal === null ? null : totaal * aantal,
    kvtControle: kvtControleOf(berekening, totaal),
    meldingen: meldingen.map(createMelding),
  };
};

/**
 * Calculates the advice of one gevelvulling (rekenmodel 4.1). Nothing is rounded but positions and the
 * hart-op-hart distance. Products that do not exist or do not suit give a status and a message.
 * @throws Error when the input has not passed the schemas of its variant.
 */
export const calculateAdvies = (invoer: AdviesInvoer): Advies =>
  adviesOf(calculateBerekening(invoer));

/** The calculation of stored data, or null while project, frame data or detaillering is incomplete. */
export const berekeningFor = (stored: {
  projectGegevens: ProjectGegevens;
  gevelvulling: Gevelvulling;
  catalogus: Catalogus;
}): Berekening | null => {
  const invoer = adviesInvoerOf(stored);
  return invoer === null ? null : calculateBerekening(invoer);
};

/** The advice of stored data, or null while they are incomplete. */
export const adviesFor = (stored: Parameters<typeof berekeningFor>[0]): Advies | null => {
  const berekening = berekeningFor(stored);
  return berekening === null ? null : adviesOf(berekening);
};
