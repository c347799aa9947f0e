import { ceilTolerant } from './afronding.ts';
import { INTERACTIE_EXPONENT } from './uitgangspunten.ts';
import type { Kilonewton } from './units.ts';

/** Design loads on a whole side and the resistance of one hoekanker, kN. */
export interface Belasting {
  readonly FwEd: Kilonewton;
  readonly FwRd: Kilonewton;
  /** Only where the hoekankers carry the weight. */
  readonly gewicht: {
    readonly FgEd_610a: Kilonewton;
    readonly FgEd_610b: Kilonewton;
    readonly FgRd: Kilonewton;
  } | null;
}

/** The unity checks of one hoekanker. */
export interface Toets {
  readonly aantal: number;
  readonly ucWind: number;
  readonly gewicht: { readonly ucGewicht_610a: number; readonly ucCombinatie_610b: number } | null;
  readonly unityCheck: number;
}

/** Wind and weight together (rekenmodel 4.2), by the exponent of the model. */
export const interactie = (wind: number, gewicht: number): number =>
  (wind ** INTERACTIE_EXPONENT + gewicht ** INTERACTIE_EXPONENT) ** (1 / INTERACTIE_EXPONENT);

/** Unity checks with `aantal` hoekankers (rekenmodel 4.1 step 13): wind, weight (6.10a), both (6.10b). */
export const toets = ({ FwEd, FwRd, gewicht }: Belasting, aantal: number): Toets => {
  const ucWind = FwEd / (aantal * FwRd);
  if (gewicht === null) return { aantal, ucWind, gewicht: null, unityCheck: ucWind };
  const { FgEd_610a, FgEd_610b, FgRd } = gewicht;
  const ucGewicht_610a = FgEd_610a / (aantal * FgRd);
  const ucCombinatie_610b = interactie(ucWind, FgEd_610b / (aantal * FgRd));
  return {
    aantal,
    ucWind,
    gewicht: { ucGewicht_610a, ucCombinatie_610b },
    unityCheck: Math.max(ucWind, ucGewicht_610a, ucCombinatie_610b),
  };
};

/** The number that the loads ask for (rekenmodel 4.1 step 9): the unity check of one hoekanker, rounded up. */
export const aantalUitBelasting = (belasting: Belasting): number =>
  ceilTolerant(toets(belasting, 1).unityCheck);
