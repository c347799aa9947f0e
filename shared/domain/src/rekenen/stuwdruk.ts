import { formule } from './formule.ts';
import {
  BASISWINDSNELHEID,
  LUCHTDICHTHEID,
  MAXIMUMHOOGTE,
  MINIMUMHOOGTE,
  OROGRAFIEFACTOR,
  RICHTINGSFACTOR,
  RUWHEIDSLENGTE,
  RUWHEIDSLENGTE_II,
  SEIZOENSFACTOR,
  TERREINEXPONENT,
  TERREINFACTOR_II,
  TURBULENTIEFACTOR,
  WAARSCHIJNLIJKHEIDSFACTOR,
  type Terreincategorie,
  type Windgebied,
} from './uitgangspunten.ts';

export const basiswindsnelheid = formule({
  symbool: 'v_b',
  naam: 'Basiswindsnelheid',
  eenheid: 'm/s',
  bron: 'NEN-EN 1991-1-4 (4.1); rekenmodel 1.1',
  tekst: 'c_dir · c_season · c_prob · v_b,0',
  constanten: {
    c_dir: RICHTINGSFACTOR,
    c_season: SEIZOENSFACTOR,
    c_prob: WAARSCHIJNLIJKHEIDSFACTOR,
  },
  reken: ({ v_b_0 }, { c_dir, c_season, c_prob }) =>
    c_dir.waarde * c_season.waarde * c_prob.waarde * v_b_0,
});

export const rekenhoogte = formule({
  symbool: "z'",
  naam: 'Rekenhoogte',
  eenheid: 'm',
  bron: 'NEN-EN 1991-1-4, 4.3.2; rekenmodel 1.1',
  tekst: 'min(max(z; z_min); z_max)',
  constanten: { z_max: MAXIMUMHOOGTE },
  reken: ({ z, z_min }, { z_max }) => Math.min(Math.max(z, z_min), z_max.waarde),
});

export const terreinfactor = formule({
  symbool: 'k_r',
  naam: 'Terreinfactor',
  eenheid: '-',
  bron: 'NEN-EN 1991-1-4 (4.5); rekenmodel 1.1',
  tekst: 'k_r,II · (z0 / z0,II)^α',
  constanten: { k_r_II: TERREINFACTOR_II, z0_II: RUWHEIDSLENGTE_II, alpha: TERREINEXPONENT },
  reken: ({ z0 }, { k_r_II, z0_II, alpha }) => k_r_II.waarde * (z0 / z0_II.waarde) ** alpha.waarde,
});

export const ruwheidsfactor = formule({
  symbool: 'c_r',
  naam: 'Ruwheidsfactor',
  eenheid: '-',
  bron: 'NEN-EN 1991-1-4 (4.4); rekenmodel 1.1',
  tekst: "k_r · ln(z' / z0)",
  reken: ({ k_r, z_accent, z0 }) => k_r * Math.log(z_accent / z0),
});

export const windsnelheid = formule({
  symbool: 'v_m',
  naam: 'Gemiddelde windsnelheid',
  eenheid: 'm/s',
  bron: 'NEN-EN 1991-1-4 (4.3); rekenmodel 1.1',
  tekst: 'c_r · c_o · v_b',
  constanten: { c_o: OROGRAFIEFACTOR },
  reken: ({ c_r, v_b }, { c_o }) => c_r * c_o.waarde * v_b,
});

export const turbulentie = formule({
  symbool: 'I_v',
  naam: 'Turbulentie-intensiteit',
  eenheid: '-',
  bron: 'NEN-EN 1991-1-4 (4.7); rekenmodel 1.1',
  tekst: "k_I / (c_o · ln(z' / z0))",
  constanten: { k_I: TURBULENTIEFACTOR, c_o: OROGRAFIEFACTOR },
  reken: ({ z_accent, z0 }, { k_I, c_o }) => k_I.waarde / (c_o.waarde * Math.log(z_accent / z0)),
});

export const stuwdruk = formule({
  symbool: 'q_p',
  naam: 'Extreme stuwdruk',
  eenheid: 'kN/m²',
  bron: 'NEN-EN 1991-1-4 (4.8); rekenmodel 1.1',
  tekst: '(1 + 7 · I_v) · ½ · ρ · v_m² / 1000',
  constanten: { rho: LUCHTDICHTHEID },
  reken: ({ I_v, v_m }, { rho }) => ((1 + 7 * I_v) * 0.5 * rho.waarde * v_m ** 2) / 1000,
});

export interface StuwdrukInvoer {
  windgebied: Windgebied;
  terreincategorie: Terreincategorie;
  /** Reference height, m. */
  hoogte: number;
}

/** Every value of rekenmodel 1.1 by its symbol: speeds in m/s, lengths in m, q_p in kN/m². */
export type Stuwdrukberekening = ReturnType<typeof calculateStuwdruk>;

/** Peak velocity pressure q_p(z) with every intermediate value (rekenmodel 1.1). */
export const calculateStuwdruk = ({ windgebied, terreincategorie, hoogte: z }: StuwdrukInvoer) => {
  const v_b_0 = BASISWINDSNELHEID.waarden[windgebied];
  const z0 = RUWHEIDSLENGTE.waarden[terreincategorie];
  const z_min = MINIMUMHOOGTE.waarden[terreincategorie];
  const v_b = basiswindsnelheid.reken({ v_b_0 });
  const z_accent = rekenhoogte.reken({ z, z_min });
  const k_r = terreinfactor.reken({ z0 });
  const c_r = ruwheidsfactor.reken({ k_r, z_accent, z0 });
  const v_m = windsnelheid.reken({ c_r, v_b });
  const I_v = turbulentie.reken({ z_accent, z0 });
  const q_p = stuwdruk.reken({ I_v, v_m });
  return { v_b_0, z, z0, z_min, v_b, z_accent, k_r, c_r, v_m, I_v, q_p };
};
