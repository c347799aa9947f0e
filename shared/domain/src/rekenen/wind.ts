import type { GevelvullingType } from '@adviestool/contract/gevelvulling';

import { formule } from './formule.ts';
import { MINIMALE_WINDBELASTING } from './uitgangspunten.ts';

const WINDBELASTING = {
  symbool: 'w_k',
  naam: 'Karakteristieke windbelasting',
  eenheid: 'kN/m²',
  bron: 'rekenmodel 4.1 stap 4',
} as const;

export const windbelasting = formule({
  ...WINDBELASTING,
  tekst: 'max(c_f · q_p; w_min)',
  reken: ({ c_f, q_p, w_min }) => Math.max(c_f * q_p, w_min),
});

export const opgegevenWindbelasting = formule({
  ...WINDBELASTING,
  tekst: 'max(opgegeven; w_min)',
  reken: ({ opgegeven, w_min }) => Math.max(opgegeven, w_min),
});

export const rekenwaardeWind = formule({
  symbool: 'w_d',
  naam: 'Rekenwaarde windbelasting',
  eenheid: 'kN/m²',
  bron: 'NEN-EN 1990; rekenmodel 2.1',
  tekst: 'γ_Q · w_k',
  reken: ({ gamma_Q, w_k }) => gamma_Q * w_k,
});

export const windkracht = formule({
  symbool: 'F_w,Ed',
  naam: 'Windkracht',
  eenheid: 'kN',
  bron: 'rekenmodel 4.1 stap 6',
  tekst: 'w_d · A_zijde',
  reken: ({ w_d, A_zijde }) => w_d * A_zijde,
});

export const windPerAnker = formule({
  symbool: 'F_w,k',
  naam: 'Wind gemiddeld per hoekanker',
  eenheid: 'kN',
  bron: 'rekenmodel 4.1 stap 14',
  tekst: 'w_k · A / n_totaal',
  reken: ({ w_k, A, n_totaal }) => (w_k * A) / n_totaal,
});

/** The characteristic wind load of a gevelvulling, kN/m². */
export interface Windberekening {
  readonly c_f: number;
  readonly q_p: number;
  /** Replaces c_f · q_p (rekenmodel 4.6). */
  readonly opgegeven: number | null;
  readonly w_min: number;
  readonly w_k: number;
  /** The minimum governs. */
  readonly ondergrens: boolean;
}

export const calculateWind = (
  type: GevelvullingType,
  { c_f, q_p, opgegeven }: Pick<Windberekening, 'c_f' | 'q_p' | 'opgegeven'>,
): Windberekening => {
  const w_min = MINIMALE_WINDBELASTING.waarden[type];
  const w_k =
    opgegeven === null
      ? windbelasting.reken({ c_f, q_p, w_min })
      : opgegevenWindbelasting.reken({ opgegeven, w_min });
  return { c_f, q_p, opgegeven, w_min, w_k, ondergrens: (opgegeven ?? c_f * q_p) < w_min };
};
