import { windvormfactorVanGevel } from '@adviestool/contract/windvormfactoren';
import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { PerZijde } from '@adviestool/contract/zijde';

import type { AdviesInvoer } from './adviesInvoer.ts';
import { calculateGewicht, gewichtAlleen, gewichtMetWind, type Gewicht } from './gewicht.ts';
import { oppervlakte, verdeelLast, type Lastvlak } from './lastverdeling.ts';
import { calculateStuwdruk, type Stuwdrukberekening } from './stuwdruk.ts';
import {
  FACTOR_GEWICHT_610A,
  FACTOR_GEWICHT_610B,
  FACTOR_WIND,
  GEVOLGKLASSE_VAN_TYPE_BOUW,
  HOOGTEGRENS_CC3,
  type Gevolgklasse,
  type TypeBouw,
} from './uitgangspunten.ts';
import {
  meterFromMillimeter,
  millimeter,
  type Kilonewton,
  type Meter,
  type Quantity,
  type VierkanteMeter,
} from './units.ts';
import { calculateWind, rekenwaardeWind, type Windberekening } from './wind.ts';

/** Everything of a calculation that holds for the whole gevelvulling (rekenmodel 4.1 steps 1–7). */
export interface GedeeldeBerekening {
  readonly invoer: AdviesInvoer;
  readonly type: GevelvullingType;
  readonly B: Meter;
  readonly H: Meter;
  readonly A: VierkanteMeter;
  readonly gevolgklasse: Gevolgklasse;
  readonly gamma_Q: number;
  readonly gamma_G_a: number;
  readonly gamma_G_b: number;
  readonly stuwdruk: Stuwdrukberekening;
  /** The facade whose own windvormfactor counts; null: that of the project does. */
  readonly gevel: string | null;
  readonly wind: Windberekening;
  readonly w_d: Quantity<'kN/m²'>;
  readonly gewicht: Gewicht;
  /** Of 6.10a, and of 6.10b. */
  readonly F_g_a: Kilonewton;
  readonly F_g_b: Kilonewton;
  readonly lastvlakken: Partial<PerZijde<Lastvlak>>;
}

interface Gevolgen {
  readonly typeBouw: TypeBouw;
  /** Chosen by who knows the building; null or absent: it follows from the type bouw. */
  readonly gevolgklasse?: Gevolgklasse | null | undefined;
}

/** The consequence class (rekenmodel 2.2): as chosen, else by kind of building; CC3 above 70 m. `hoogte` in m. */
export const determineGevolgklasse = (
  { typeBouw, gevolgklasse }: Gevolgen,
  hoogte: number,
): Gevolgklasse =>
  hoogte > HOOGTEGRENS_CC3.waarde ? 'CC3' : (gevolgklasse ?? GEVOLGKLASSE_VAN_TYPE_BOUW[typeBouw]);

/** Calculates what all sides share. */
export const calculateGedeeld = (invoer: AdviesInvoer): GedeeldeBerekening => {
  const { projectGegevens, gevelvulling, uitgangspunten } = invoer;
  const kader = gevelvulling.gevelvullingEnKaderData;
  const type = kader.gevelvullingType;
  const B = meterFromMillimeter(millimeter(kader.breedte));
  const H = meterFromMillimeter(millimeter(kader.hoogte));
  const A = oppervlakte.reken({ B, H });
  const stuwdruk = calculateStuwdruk({
    windgebied: projectGegevens.windgebied,
    terreincategorie: projectGegevens.terreincategorie,
    hoogte: kader.gebouwHoogte ?? projectGegevens.gebouwhoogte,
  });
  const gevolgklasse = determineGevolgklasse(projectGegevens, stuwdruk.z);
  const gamma_Q = FACTOR_WIND.waarden[gevolgklasse];
  const gamma_G_a = FACTOR_GEWICHT_610A.waarden[gevolgklasse];
  const gamma_G_b = FACTOR_GEWICHT_610B.waarden[gevolgklasse];
  const windvormfactor = windvormfactorVanGevel(projectGegevens.windvormfactoren, kader.gevel) ?? {
    gevel: null,
    factor: projectGegevens.windvormFactor,
  };
  const wind = calculateWind(type, {
    c_f: windvormfactor.factor,
    q_p: stuwdruk.q_p,
    opgegeven: uitgangspunten?.windbelasting ?? null,
  });
  const gewicht = calculateGewicht(type, gevelvulling.detailleringData, A);
  const { G_k } = gewicht;
  return {
    invoer,
    type,
    B,
    H,
    A,
    gevolgklasse,
    gamma_Q,
    gamma_G_a,
    gamma_G_b,
    stuwdruk,
    gevel: windvormfactor.gevel,
    wind,
    w_d: rekenwaardeWind.reken({ gamma_Q, w_k: wind.w_k }),
    gewicht,
    F_g_a: gewichtAlleen.reken({ gamma_G_a, G_k }),
    F_g_b: gewichtMetWind.reken({ gamma_G_b, G_k }),
    lastvlakken: verdeelLast(B, H, gevelvulling.verankerdeZijden),
  };
};
