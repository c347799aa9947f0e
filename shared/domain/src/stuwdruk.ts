import {
  BASISWINDSNELHEID,
  LUCHTDICHTHEID,
  MAXIMALE_HOOGTE_WINDPROFIEL,
  OROGRAFIEFACTOR,
  RICHTINGSFACTOR,
  SEIZOENSFACTOR,
  TERREIN,
  TERREINFACTOR,
  TURBULENTIEFACTOR,
  WAARSCHIJNLIJKHEIDSFACTOR,
  type Terreincategorie,
  type Windgebied,
} from './uitgangspunten.ts';

export interface StuwdrukInvoer {
  windgebied: Windgebied;
  terreincategorie: Terreincategorie;
  /** Reference height, m. */
  hoogte: number;
}

/** The intermediate values of rekenmodel 1.1: speeds in m/s, lengths in m, qp in kN/m². */
export interface Stuwdrukberekening {
  readonly vb0: number;
  readonly vb: number;
  readonly z: number;
  readonly z0: number;
  readonly zMin: number;
  /** The height that counts: not under z_min, not above 200 m. */
  readonly zRekenwaarde: number;
  readonly kr: number;
  readonly cr: number;
  readonly vm: number;
  readonly Iv: number;
  readonly qp: number;
}

/** Peak velocity pressure with every intermediate value (NEN-EN 1991-1-4, 4.2–4.5; rekenmodel 1.1). */
export const calculateStuwdruk = ({
  windgebied,
  terreincategorie,
  hoogte,
}: StuwdrukInvoer): Stuwdrukberekening => {
  const vb0 = BASISWINDSNELHEID[windgebied];
  const { z0, zMin } = TERREIN[terreincategorie];
  const vb = RICHTINGSFACTOR * SEIZOENSFACTOR * WAARSCHIJNLIJKHEIDSFACTOR * vb0;
  const kr = TERREINFACTOR.factor * (z0 / TERREINFACTOR.referentie) ** TERREINFACTOR.exponent;
  const zRekenwaarde = Math.min(Math.max(hoogte, zMin), MAXIMALE_HOOGTE_WINDPROFIEL);
  const logarithm = Math.log(zRekenwaarde / z0);
  const cr = kr * logarithm;
  const vm = cr * OROGRAFIEFACTOR * vb;
  const Iv = TURBULENTIEFACTOR / (OROGRAFIEFACTOR * logarithm);
  const qp = ((1 + 7 * Iv) * 0.5 * LUCHTDICHTHEID * vm ** 2) / 1000;
  return { vb0, vb, z: hoogte, z0, zMin, zRekenwaarde, kr, cr, vm, Iv, qp };
};

/** Peak velocity pressure q_p(z) in kN/m² (NEN-EN 1991-1-4, 4.5; rekenmodel 1.1). */
export const stuwdruk = (invoer: StuwdrukInvoer): number => calculateStuwdruk(invoer).qp;
