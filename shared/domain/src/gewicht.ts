import type { DetailleringData, GevelvullingType } from '@adviestool/contract/gevelvulling';

import { GEWICHT_RAAMWERK, VALVERSNELLING } from './uitgangspunten.ts';
import { kilonewton, type Kilonewton, type VierkanteMeter } from './units.ts';
import { vereist } from './vereist.ts';

export type Gewicht = {
  /** kg. */
  readonly massa: number;
  readonly Gk: Kilonewton;
} & (
  | { readonly invoer: 'glasgewicht'; readonly glasgewicht: number; readonly raamwerk: number }
  | { readonly invoer: 'gewichtElement'; readonly gewichtElement: number }
  | { readonly invoer: 'totaalgewicht' }
);

const gewichtKracht = (massa: number): Kilonewton => kilonewton((VALVERSNELLING * massa) / 1000);

/** Mass and characteristic weight (rekenmodel 4.1 step 5): G_k = g · mass / 1000, kN. */
export const gewicht = (
  type: GevelvullingType,
  detaillering: DetailleringData,
  oppervlakte: VierkanteMeter,
): Gewicht => {
  const invoer = vereist(detaillering, 'gewichtinvoer');
  if (invoer === 'totaalgewicht') {
    const massa = vereist(detaillering, 'totaalgewicht');
    return { invoer, massa, Gk: gewichtKracht(massa) };
  }
  if (type === 'hsb') {
    const gewichtElement = vereist(detaillering, 'gewichtElement');
    const massa = oppervlakte * gewichtElement;
    return { invoer: 'gewichtElement', gewichtElement, massa, Gk: gewichtKracht(massa) };
  }
  const glasgewicht = vereist(detaillering, 'glasgewicht');
  const raamwerk = GEWICHT_RAAMWERK[type];
  const massa = oppervlakte * (glasgewicht + raamwerk);
  return { invoer: 'glasgewicht', glasgewicht, raamwerk, massa, Gk: gewichtKracht(massa) };
};
