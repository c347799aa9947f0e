import type {
  BevestigingsmiddelBouwkundig,
  BevestigingsmiddelHout,
  Catalogus,
  Hoekanker,
  Ondergrond,
  Rekenmateriaal,
} from '@adviestool/contract/catalogus';
import type { DetailleringData, GevelvullingType } from '@adviestool/contract/gevelvulling';

import { draagtGewicht, heeftGewichtsweerstand, type Toepassing } from './geschiktheid.ts';
import { calculateHefboom, hefboomOf, type Hefboom } from './hefboom.ts';
import { ondergrondOf } from './ondergrond.ts';
import { requireWaarde } from './requireWaarde.ts';
import { REKENMATERIAAL } from './uitgangspunten.ts';
import type { Kilonewton, Millimeter } from './units.ts';
import {
  factorGewicht,
  factorWind,
  gewichtsweerstand,
  gewichtsweerstandAnker,
  hefboomGewicht,
  houtweerstandGewicht,
  houtweerstandWind,
  weerstandOndergrond,
  windweerstand,
  windweerstandAnker,
} from './weerstand.ts';

/** The part of F_Rd that fasteners into the structure give one hoekanker (rekenmodel 3.5). */
export interface BouwkundigeWeerstand {
  readonly middel: BevestigingsmiddelBouwkundig;
  readonly ondergrond: Ondergrond;
  readonly materiaal: Rekenmateriaal;
  readonly n_bouw: number;
  readonly f_ondergrond: number;
  readonly F_Rk: number;
  readonly gamma_M: number;
  readonly F_bouw: Kilonewton;
}

/** The part of F_Rd that fasteners into the timber give one hoekanker. */
export interface Houtweerstand {
  readonly middel: BevestigingsmiddelHout;
  readonly n_hout: number;
  readonly k_mod: number;
  readonly F_Rk: number;
  readonly gamma_M: number;
  readonly F_hout_w: Kilonewton;
  /** With k_mod of own weight. */
  readonly F_hout_g: Kilonewton;
}

interface Gewichtsweerstand {
  readonly b_s: number;
  readonly e_g: Millimeter;
  readonly e_ref_g: number;
  readonly k_g: number;
  readonly F_g_Rk: number;
  readonly gamma_M: number;
  readonly F_g_anker: Kilonewton;
  readonly F_bouw: Kilonewton | null;
  readonly F_hout_g: Kilonewton | null;
  readonly F_g_Rd: Kilonewton;
}

/** The design resistance of one hoekanker on a side, with every term by its symbol. */
export interface Weerstand {
  readonly hoekanker: Hoekanker;
  readonly hefboom: Hefboom;
  readonly e_w: Millimeter;
  readonly e_ref: number;
  readonly k_w: number;
  readonly F_w_Rk: number;
  readonly gamma_M: number;
  readonly F_w_anker: Kilonewton;
  readonly bouwkundig: BouwkundigeWeerstand | null;
  readonly hout: Houtweerstand | null;
  readonly F_bouw: Kilonewton | null;
  readonly F_hout_w: Kilonewton | null;
  readonly F_w_Rd: Kilonewton;
  /** Only at the bottom of a kozijn or schuifpui; null also when the hoekanker may not carry weight. */
  readonly gewicht: Gewichtsweerstand | null;
}

/** Resistance of the structure; null when the product gives no value for the material. */
export const calculateBouwkundigeWeerstand = ({
  toepassing: { kader, detaillering, zijde },
  hoekanker: { nBouw: n_bouw },
  middel,
  ondergrondfactoren,
}: {
  toepassing: Toepassing;
  hoekanker: Hoekanker;
  middel: BevestigingsmiddelBouwkundig;
  ondergrondfactoren: Catalogus['ondergrondfactor'];
}): BouwkundigeWeerstand | null => {
  const ondergrond = requireWaarde(
    { ondergrond: ondergrondOf(kader, detaillering, zijde) },
    'ondergrond',
  );
  const materiaal = REKENMATERIAAL[ondergrond];
  const F_Rk = middel.FRk[materiaal];
  const gamma_M = middel.gammaM[materiaal];
  if (F_Rk === undefined || gamma_M === undefined) return null;
  const f_ondergrond = ondergrondfactoren[ondergrond];
  const F_bouw = weerstandOndergrond.reken({ n_bouw, f_ondergrond, F_Rk, gamma_M });
  return { middel, ondergrond, materiaal, n_bouw, f_ondergrond, F_Rk, gamma_M, F_bouw };
};

/** Resistance of the timber, for wind and for own weight. */
export const calculateHoutweerstand = (
  { nHout: n_hout }: Hoekanker,
  middel: BevestigingsmiddelHout,
): Houtweerstand => {
  const { kmod: k_mod, FRk: F_Rk, gammaM: gamma_M } = middel;
  const F_hout_w = houtweerstandWind.reken({ n_hout, k_mod, F_Rk, gamma_M });
  const F_hout_g = houtweerstandGewicht.reken({ n_hout, F_Rk, gamma_M });
  return { middel, n_hout, k_mod, F_Rk, gamma_M, F_hout_w, F_hout_g };
};

const calculateGewichtsweerstand = (
  hoekanker: Hoekanker,
  detaillering: DetailleringData,
  { bouwkundig, hout }: Pick<Weerstand, 'bouwkundig' | 'hout'>,
): Gewichtsweerstand | null => {
  if (!heeftGewichtsweerstand(hoekanker)) return null;
  const { FgRk: F_g_Rk, eRefGewicht: e_ref_g, gammaM: gamma_M } = hoekanker;
  const b_s = requireWaarde(detaillering, 'spouwlatbreedte');
  const e_g = hefboomGewicht.reken({ b_s });
  const k_g = factorGewicht.reken({ e_ref_g, e_g });
  const F_g_anker = gewichtsweerstandAnker.reken({ k_g, F_g_Rk, gamma_M });
  const F_bouw = bouwkundig?.F_bouw ?? null;
  const F_hout_g = hout?.F_hout_g ?? null;
  const F_g_Rd = gewichtsweerstand.reken({ F_g_anker, F_bouw, F_hout_g });
  return { b_s, e_g, e_ref_g, k_g, F_g_Rk, gamma_M, F_g_anker, F_bouw, F_hout_g, F_g_Rd };
};

/** The design resistance of one hoekanker with its fasteners (rekenmodel 4.1 step 8), kN. */
export const calculateWeerstand = ({
  type,
  toepassing: { detaillering, zijde },
  hoekanker,
  bouwkundig,
  hout,
}: {
  type: GevelvullingType;
  toepassing: Toepassing;
  hoekanker: Hoekanker;
  bouwkundig: BouwkundigeWeerstand | null;
  hout: Houtweerstand | null;
}): Weerstand => {
  const { FwRk: F_w_Rk, eRefWind: e_ref, gammaM: gamma_M } = hoekanker;
  const hefboom = hefboomOf(type, detaillering, zijde);
  const e_w = calculateHefboom(hefboom);
  const k_w = factorWind.reken({ e_ref, e_w });
  const F_w_anker = windweerstandAnker.reken({ k_w, F_w_Rk, gamma_M });
  const F_bouw = bouwkundig?.F_bouw ?? null;
  const F_hout_w = hout?.F_hout_w ?? null;
  return {
    hoekanker,
    hefboom,
    e_w,
    e_ref,
    k_w,
    F_w_Rk,
    gamma_M,
    F_w_anker,
    bouwkundig,
    hout,
    F_bouw,
    F_hout_w,
    F_w_Rd: windweerstand.reken({ F_w_anker, F_bouw, F_hout_w }),
    gewicht: draagtGewicht(type, zijde)
      ? calculateGewichtsweerstand(hoekanker, detaillering, { bouwkundig, hout })
      : null,
  };
};
