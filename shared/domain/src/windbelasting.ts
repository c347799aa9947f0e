import type { GevelvullingType } from '@adviestool/contract/gevelvulling';

import { MINIMALE_WINDBELASTING } from './uitgangspunten.ts';

export interface Windbelasting {
  /** c_f · q_p or the given load, kN/m². */
  readonly berekend: number;
  /** w_min, kN/m². */
  readonly minimum: number;
  /** Characteristic load w_k, kN/m². */
  readonly wk: number;
  /** The minimum governs. */
  readonly ondergrens: boolean;
}

/** Characteristic wind load (rekenmodel 4.1 step 4): w_k = max(c_f · q_p; w_min), kN/m². */
export const windbelasting = ({
  type,
  windvormFactor,
  qp,
  eigenWaarde,
}: {
  type: GevelvullingType;
  windvormFactor: number;
  qp: number;
  /** Replaces c_f · q_p (rekenmodel 4.6), kN/m². */
  eigenWaarde: number | undefined;
}): Windbelasting => {
  const berekend = eigenWaarde ?? windvormFactor * qp;
  const minimum = MINIMALE_WINDBELASTING[type];
  return {
    berekend,
    minimum,
    wk: Math.max(berekend, minimum),
    ondergrens: berekend < minimum,
  };
};
