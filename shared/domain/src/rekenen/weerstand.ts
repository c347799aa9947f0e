import { formule } from './formule.ts';
import { HEFBOOM_VAST, KMOD_EIGEN_GEWICHT, VOEG_HSB } from './uitgangspunten.ts';

const STAP_8 = { bron: 'rekenmodel 4.1 stap 8' } as const;
const HEFBOOM = {
  symbool: 'e_w',
  naam: 'Hefboomsarm wind',
  eenheid: 'mm',
  bron: 'rekenmodel 3.4',
} as const;

/** A spouwlat that hangs in front of the floor edge (negative) lengthens no arm. */
export const hefboomKozijn = formule({
  ...HEFBOOM,
  tekst: 'e_0 + max(stelruimte; a_spouwlat?)',
  constanten: { e_0: HEFBOOM_VAST },
  reken: ({ stelruimte, a_spouwlat }, { e_0 }) =>
    e_0.waarde + Math.max(stelruimte, a_spouwlat ?? stelruimte),
});

export const hefboomHsbOnder = formule({
  ...HEFBOOM,
  tekst: 'e_0 + a_element',
  constanten: { e_0: HEFBOOM_VAST },
  reken: ({ a_element }, { e_0 }) => e_0.waarde + a_element,
});

export const hefboomHsb = formule({
  ...HEFBOOM,
  tekst: 'e_0 + voeg',
  constanten: { e_0: HEFBOOM_VAST, voeg: VOEG_HSB },
  reken: (_geen, { e_0, voeg }) => e_0.waarde + voeg.waarde,
});

export const factorWind = formule({
  ...STAP_8,
  symbool: 'k_w',
  naam: 'Factor hefboomsarm wind',
  eenheid: '-',
  tekst: 'min(1; e_ref / e_w)',
  reken: ({ e_ref, e_w }) => Math.min(1, e_ref / e_w),
});

export const windweerstandAnker = formule({
  ...STAP_8,
  symbool: 'F_w,anker',
  naam: 'Windweerstand hoekanker',
  eenheid: 'kN',
  tekst: 'k_w · F_w,Rk / γ_M',
  reken: ({ k_w, F_w_Rk, gamma_M }) => (k_w * F_w_Rk) / gamma_M,
});

export const weerstandOndergrond = formule({
  symbool: 'F_bouw',
  naam: 'Weerstand ondergrond',
  eenheid: 'kN',
  bron: 'rekenmodel 3.5',
  tekst: 'n_bouw · f_ondergrond · F_Rk / γ_M',
  reken: ({ n_bouw, f_ondergrond, F_Rk, gamma_M }) => (n_bouw * f_ondergrond * F_Rk) / gamma_M,
});

export const houtweerstandWind = formule({
  symbool: 'F_hout,w',
  naam: 'Weerstand hout, wind',
  eenheid: 'kN',
  bron: 'NEN-EN 1995-1-1',
  tekst: 'n_hout · k_mod · F_Rk / γ_M',
  reken: ({ n_hout, k_mod, F_Rk, gamma_M }) => k_mod * ((n_hout * F_Rk) / gamma_M),
});

export const houtweerstandGewicht = formule({
  symbool: 'F_hout,g',
  naam: 'Weerstand hout, eigen gewicht',
  eenheid: 'kN',
  bron: 'NEN-EN 1995-1-1',
  tekst: 'n_hout · k_mod,g · F_Rk / γ_M',
  constanten: { k_mod_g: KMOD_EIGEN_GEWICHT },
  reken: ({ n_hout, F_Rk, gamma_M }, { k_mod_g }) => k_mod_g.waarde * ((n_hout * F_Rk) / gamma_M),
});

export const windweerstand = formule({
  ...STAP_8,
  symbool: 'F_w,Rd',
  naam: 'Windweerstand per hoekanker',
  eenheid: 'kN',
  tekst: 'min(F_w,anker; F_bouw?; F_hout,w?)',
  reken: ({ F_w_anker, F_bouw, F_hout_w }) =>
    Math.min(F_w_anker, F_bouw ?? Infinity, F_hout_w ?? Infinity),
});

export const hefboomGewicht = formule({
  symbool: 'e_g',
  naam: 'Hefboomsarm gewicht',
  eenheid: 'mm',
  bron: 'rekenmodel 3.4',
  tekst: 'b_s / 2',
  reken: ({ b_s }) => b_s / 2,
});

export const factorGewicht = formule({
  ...STAP_8,
  symbool: 'k_g',
  naam: 'Factor hefboomsarm gewicht',
  eenheid: '-',
  tekst: 'min(1; e_ref,g / e_g)',
  reken: ({ e_ref_g, e_g }) => Math.min(1, e_ref_g / e_g),
});

export const gewichtsweerstandAnker = formule({
  ...STAP_8,
  symbool: 'F_g,anker',
  naam: 'Gewichtsweerstand hoekanker',
  eenheid: 'kN',
  tekst: 'k_g · F_g,Rk / γ_M',
  reken: ({ k_g, F_g_Rk, gamma_M }) => (k_g * F_g_Rk) / gamma_M,
});

export const gewichtsweerstand = formule({
  ...STAP_8,
  symbool: 'F_g,Rd',
  naam: 'Gewichtsweerstand per hoekanker',
  eenheid: 'kN',
  tekst: 'min(F_g,anker; F_bouw?; F_hout,g?)',
  reken: ({ F_g_anker, F_bouw, F_hout_g }) =>
    Math.min(F_g_anker, F_bouw ?? Infinity, F_hout_g ?? Infinity),
});
