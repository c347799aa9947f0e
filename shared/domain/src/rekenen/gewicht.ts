import type { DetailleringData, GevelvullingType } from '@adviestool/contract/gevelvulling';

import { formule } from './formule.ts';
import { requireWaarde } from './requireWaarde.ts';
import { GEWICHT_RAAMWERK, VALVERSNELLING } from './uitgangspunten.ts';
import type { Kilonewton } from './units.ts';

const GEWICHT = {
  symbool: 'G_k',
  naam: 'Eigen gewicht',
  eenheid: 'kN',
  bron: 'rekenmodel 4.1 stap 5',
  constanten: { g: VALVERSNELLING },
} as const;

export const gewichtUitGlas = formule({
  ...GEWICHT,
  tekst: 'g · A · (glas + raamwerk) / 1000',
  reken: ({ A, glas, raamwerk }, { g }) => (g.waarde * (A * (glas + raamwerk))) / 1000,
});

export const gewichtUitElement = formule({
  ...GEWICHT,
  tekst: 'g · A · element / 1000',
  reken: ({ A, element }, { g }) => (g.waarde * (A * element)) / 1000,
});

export const gewichtUitTotaal = formule({
  ...GEWICHT,
  tekst: 'g · totaalgewicht / 1000',
  reken: ({ totaalgewicht }, { g }) => (g.waarde * totaalgewicht) / 1000,
});

export const gewichtAlleen = formule({
  symbool: 'F_g,a',
  naam: 'Gewicht, alleen gewicht (6.10a)',
  eenheid: 'kN',
  bron: 'NEN-EN 1990 (6.10a); rekenmodel 4.1 stap 7',
  tekst: 'γ_G,a · G_k',
  reken: ({ gamma_G_a, G_k }) => gamma_G_a * G_k,
});

export const gewichtMetWind = formule({
  symbool: 'F_g,b',
  naam: 'Gewicht, met wind (6.10b)',
  eenheid: 'kN',
  bron: 'NEN-EN 1990 (6.10b); rekenmodel 4.1 stap 7',
  tekst: 'γ_G,b · G_k',
  reken: ({ gamma_G_b, G_k }) => gamma_G_b * G_k,
});

export const gewichtPerAnker = formule({
  symbool: 'F_g,k',
  naam: 'Gewicht per hoekanker aan de onderzijde',
  eenheid: 'kN',
  bron: 'rekenmodel 4.1 stap 14',
  tekst: 'G_k / n_onder',
  reken: ({ G_k, n_onder }) => G_k / n_onder,
});

/** The characteristic weight with what it was made of: area in m², weights in kg or kg/m². */
export type Gewicht = { readonly G_k: Kilonewton } & (
  | {
      readonly invoer: 'glasgewicht';
      readonly A: number;
      readonly glas: number;
      readonly raamwerk: number;
    }
  | { readonly invoer: 'gewichtElement'; readonly A: number; readonly element: number }
  | { readonly invoer: 'totaalgewicht'; readonly totaalgewicht: number }
);

/** Characteristic weight (rekenmodel 4.1 step 5). */
export const calculateGewicht = (
  type: GevelvullingType,
  detaillering: DetailleringData,
  A: number,
): Gewicht => {
  const invoer = requireWaarde(detaillering, 'gewichtinvoer');
  if (invoer === 'totaalgewicht') {
    const totaalgewicht = requireWaarde(detaillering, 'totaalgewicht');
    return { invoer, totaalgewicht, G_k: gewichtUitTotaal.reken({ totaalgewicht }) };
  }
  if (type === 'hsb') {
    const element = requireWaarde(detaillering, 'gewichtElement');
    return { invoer: 'gewichtElement', A, element, G_k: gewichtUitElement.reken({ A, element }) };
  }
  const glas = requireWaarde(detaillering, 'glasgewicht');
  const raamwerk = GEWICHT_RAAMWERK.waarden[type];
  const G_k = gewichtUitGlas.reken({ A, glas, raamwerk });
  return { invoer: 'glasgewicht', A, glas, raamwerk, G_k };
};
