import type {
  BevestigingsmiddelBouwkundig,
  BevestigingsmiddelHout,
  Catalogus,
  Hoekanker,
  Ondergrond,
  Rekenmateriaal,
} from '@adviestool/contract/catalogus';
import type { DetailleringData, GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

import { draagtGewicht, heeftGewichtsweerstand, type Toepassing } from './geschiktheid.ts';
import { ondergrondOf } from './ondergrond.ts';
import { HEFBOOM_VAST, KMOD_EIGEN_GEWICHT, REKENMATERIAAL, VOEG_HSB } from './uitgangspunten.ts';
import { kilonewton, millimeter, type Kilonewton, type Millimeter } from './units.ts';
import { vereist } from './vereist.ts';

/** The part of F_Rd that fasteners into the structure give one hoekanker (rekenmodel 3.5, 4.1 step 8). */
export interface BouwkundigeWeerstand {
  readonly middel: BevestigingsmiddelBouwkundig;
  readonly ondergrond: Ondergrond;
  readonly materiaal: Rekenmateriaal;
  readonly ondergrondfactor: number;
  readonly FRk: number;
  readonly gammaM: number;
  readonly FRd_bouwkundig: Kilonewton;
}

/** The part of F_Rd that fasteners into the timber give one hoekanker. */
export interface Houtweerstand {
  readonly middel: BevestigingsmiddelHout;
  readonly FRd_hout: Kilonewton;
  /** With k_mod of own weight. */
  readonly FRd_houtGewicht: Kilonewton;
}

interface Gewichtsweerstand {
  readonly FgRk: number;
  readonly eRefGewicht: number;
  readonly hefboomGewicht: Millimeter;
  readonly kGewicht: number;
  readonly FgRd_hoekanker: Kilonewton;
  readonly FgRd: Kilonewton;
}

/** The distances in mm of which the largest lengthens the lever arm of the wind, by their names. */
type Hefboomafstanden = Readonly<Record<string, number>>;

/** The design resistance of one hoekanker on a side, with every term. */
export interface Weerstand {
  readonly hoekanker: Hoekanker;
  readonly hefboomafstanden: Hefboomafstanden;
  readonly hefboomWind: Millimeter;
  readonly kWind: number;
  readonly FwRd_hoekanker: Kilonewton;
  readonly bouwkundig: BouwkundigeWeerstand | null;
  readonly hout: Houtweerstand | null;
  readonly FwRd: Kilonewton;
  /** Only at the bottom of a kozijn or schuifpui; null also when the hoekanker may not carry weight. */
  readonly gewicht: Gewichtsweerstand | null;
}

/** What the lever arm of the wind e_w takes besides its fixed part (rekenmodel 3.4). */
const hefboomafstanden = (
  type: GevelvullingType,
  detaillering: DetailleringData,
  zijde: Zijde,
): Hefboomafstanden => {
  if (type === 'hsb') {
    return zijde === 'onderzijde'
      ? {
          'onderkant element tot vloerrand': vereist(
            detaillering,
            'afstandOnderkantElementTotBovenkantVloerrand',
          ),
        }
      : { voeg: VOEG_HSB };
  }
  const stelruimte = vereist(detaillering, 'stelruimte');
  if (zijde === 'onderzijde' && detaillering.plaatsing?.onderzijde === 'vloerrand') {
    // A spouwlat that hangs in front of the floor edge (negative) lengthens no arm.
    const boven = vereist(detaillering, 'afstandOnderkantSpouwlatTotBovenkantVloerrand');
    return { stelruimte, 'onderkant spouwlat tot vloerrand': boven };
  }
  return { stelruimte };
};

/** Resistance of the structure; null when the product gives no value for the material. */
export const bouwkundigeWeerstand = ({
  toepassing: { kader, detaillering, zijde },
  hoekanker,
  middel,
  ondergrondfactoren,
}: {
  toepassing: Toepassing;
  hoekanker: Hoekanker;
  middel: BevestigingsmiddelBouwkundig;
  ondergrondfactoren: Catalogus['ondergrondfactor'];
}): BouwkundigeWeerstand | null => {
  const ondergrond = vereist(
    { ondergrond: ondergrondOf(kader, detaillering, zijde) },
    'ondergrond',
  );
  const materiaal = REKENMATERIAAL[ondergrond];
  const FRk = middel.FRk[materiaal];
  const gammaM = middel.gammaM[materiaal];
  if (FRk === undefined || gammaM === undefined) return null;
  const ondergrondfactor = ondergrondfactoren[ondergrond];
  const FRd = (hoekanker.nBouw * ondergrondfactor * FRk) / gammaM;
  return {
    middel,
    ondergrond,
    materiaal,
    ondergrondfactor,
    FRk,
    gammaM,
    FRd_bouwkundig: kilonewton(FRd),
  };
};

/** Resistance of the timber: n_hout · k_mod · F_Rk / γ_M, for wind and for own weight. */
export const houtweerstand = (
  hoekanker: Hoekanker,
  middel: BevestigingsmiddelHout,
): Houtweerstand => {
  const perKmod = (hoekanker.nHout * middel.FRk) / middel.gammaM;
  return {
    middel,
    FRd_hout: kilonewton(middel.kmod * perKmod),
    FRd_houtGewicht: kilonewton(KMOD_EIGEN_GEWICHT * perKmod),
  };
};

const smallest = (...forces: (Kilonewton | undefined)[]): Kilonewton =>
  kilonewton(Math.min(...forces.filter((force) => force !== undefined)));

const gewichtsweerstand = (
  hoekanker: Hoekanker,
  detaillering: DetailleringData,
  { bouwkundig, hout }: Pick<Weerstand, 'bouwkundig' | 'hout'>,
): Gewichtsweerstand | null => {
  if (!heeftGewichtsweerstand(hoekanker)) return null;
  const { FgRk, eRefGewicht, gammaM } = hoekanker;
  const hefboomGewicht = millimeter(vereist(detaillering, 'spouwlatbreedte') / 2);
  const kGewicht = Math.min(1, eRefGewicht / hefboomGewicht);
  const FgRd_hoekanker = kilonewton((kGewicht * FgRk) / gammaM);
  const FgRd = smallest(FgRd_hoekanker, bouwkundig?.FRd_bouwkundig, hout?.FRd_houtGewicht);
  return { FgRk, eRefGewicht, hefboomGewicht, kGewicht, FgRd_hoekanker, FgRd };
};

/** The design resistance of one hoekanker with its fasteners (rekenmodel 4.1 step 8), kN. */
export const weerstand = ({
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
  const afstanden = hefboomafstanden(type, detaillering, zijde);
  const arm = millimeter(HEFBOOM_VAST + Math.max(...Object.values(afstanden)));
  const kWind = Math.min(1, hoekanker.eRefWind / arm);
  const FwRd_hoekanker = kilonewton((kWind * hoekanker.FwRk) / hoekanker.gammaM);
  return {
    hoekanker,
    hefboomafstanden: afstanden,
    hefboomWind: arm,
    kWind,
    FwRd_hoekanker,
    bouwkundig,
    hout,
    FwRd: smallest(FwRd_hoekanker, bouwkundig?.FRd_bouwkundig, hout?.FRd_hout),
    gewicht: draagtGewicht(type, zijde)
      ? gewichtsweerstand(hoekanker, detaillering, { bouwkundig, hout })
      : null,
  };
};
