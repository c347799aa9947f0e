import type { Ondergrond, Rekenmateriaal } from '@adviestool/contract/catalogus';
import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type {
  GEVOLGKLASSEN,
  TERREINCATEGORIEEN,
  TYPEN_BOUW,
  WINDGEBIEDEN,
} from '@adviestool/contract/project';

/*
 * Every constant of the calculation, with its source. Formulas, ledger, messages and report take it from here.
 * [B] public source, [N] content of a norm from professional knowledge (to be confirmed by a
 * structural engineer), [S] given with the product, [P] an assumption of the project.
 */

export type TypeBouw = (typeof TYPEN_BOUW)[number];
export type Windgebied = (typeof WINDGEBIEDEN)[number];
export type Terreincategorie = (typeof TERREINCATEGORIEEN)[number];
export type Gevolgklasse = (typeof GEVOLGKLASSEN)[number];

/** A number of the model that nobody fills in. */
export interface Constante {
  /** As it stands in a formula. */
  readonly symbool: string;
  readonly naam: string;
  readonly waarde: number;
  readonly eenheid: string;
  readonly bron: string;
}

/** Numbers of the model of which the input chooses one. */
export interface Tabel<Keuze extends string | number> {
  readonly symbool: string;
  readonly naam: string;
  readonly waarden: Readonly<Record<Keuze, number>>;
  readonly eenheid: string;
  readonly bron: string;
}

export const BASISWINDSNELHEID: Tabel<Windgebied> = {
  symbool: 'v_b,0',
  naam: 'Basiswindsnelheid van het windgebied',
  waarden: { 1: 29.5, 2: 27, 3: 24.5 },
  eenheid: 'm/s',
  bron: '[N] NEN-EN 1991-1-4 NB; [B] 27,0 in gebied II: windblad Haarlem',
};
export const RUWHEIDSLENGTE: Tabel<Terreincategorie> = {
  symbool: 'z0',
  naam: 'Ruwheidslengte',
  waarden: { kust: 0.005, onbebouwd: 0.2, bebouwd: 0.5 },
  eenheid: 'm',
  bron: '[N] NEN-EN 1991-1-4 NB; [B] 0,2 voor onbebouwd: windblad Haarlem',
};
export const MINIMUMHOOGTE: Tabel<Terreincategorie> = {
  symbool: 'z_min',
  naam: 'Minimumhoogte',
  waarden: { kust: 1, onbebouwd: 4, bebouwd: 7 },
  eenheid: 'm',
  bron: '[N] NEN-EN 1991-1-4 NB',
};
export const RICHTINGSFACTOR: Constante = {
  symbool: 'c_dir',
  naam: 'Richtingsfactor',
  waarde: 1,
  eenheid: '-',
  bron: '[N] NEN-EN 1991-1-4, 4.2',
};
export const SEIZOENSFACTOR: Constante = {
  symbool: 'c_season',
  naam: 'Seizoensfactor',
  waarde: 1,
  eenheid: '-',
  bron: '[N] NEN-EN 1991-1-4, 4.2',
};
/** The factor at a reference period of 15 years, 0,92, is not applied. */
export const WAARSCHIJNLIJKHEIDSFACTOR: Constante = {
  symbool: 'c_prob',
  naam: 'Waarschijnlijkheidsfactor bij 50 jaar',
  waarde: 1,
  eenheid: '-',
  bron: '[P] rekenmodel 1.1',
};
export const OROGRAFIEFACTOR: Constante = {
  symbool: 'c_o',
  naam: 'Orografiefactor',
  waarde: 1,
  eenheid: '-',
  bron: '[N] NEN-EN 1991-1-4, 4.3.3',
};
export const TURBULENTIEFACTOR: Constante = {
  symbool: 'k_I',
  naam: 'Turbulentiefactor',
  waarde: 1,
  eenheid: '-',
  bron: '[N] NEN-EN 1991-1-4, 4.4',
};
export const LUCHTDICHTHEID: Constante = {
  symbool: 'ρ',
  naam: 'Luchtdichtheid',
  waarde: 1.25,
  eenheid: 'kg/m³',
  bron: '[B] TeachBooks/vademecum, veranderlijke belastingen',
};
export const TERREINFACTOR_II: Constante = {
  symbool: 'k_r,II',
  naam: 'Terreinfactor van terreincategorie II',
  waarde: 0.19,
  eenheid: '-',
  bron: '[B] beusfacade.com, TS EN 1991-1-4',
};
export const RUWHEIDSLENGTE_II: Constante = {
  symbool: 'z0,II',
  naam: 'Ruwheidslengte van terreincategorie II',
  waarde: 0.05,
  eenheid: 'm',
  bron: '[B] beusfacade.com, TS EN 1991-1-4',
};
export const TERREINEXPONENT: Constante = {
  symbool: 'α',
  naam: 'Exponent van de terreinfactor',
  waarde: 0.07,
  eenheid: '-',
  bron: '[B] beusfacade.com, TS EN 1991-1-4',
};
export const MAXIMUMHOOGTE: Constante = {
  symbool: 'z_max',
  naam: 'Hoogte waarboven het windprofiel niet toeneemt',
  waarde: 200,
  eenheid: 'm',
  bron: '[N] NEN-EN 1991-1-4, 4.3.2',
};

export const MINIMALE_WINDBELASTING: Tabel<GevelvullingType> = {
  symbool: 'w_min',
  naam: 'Minimale windbelasting',
  waarden: { kozijn: 0.5, schuifpui: 0.5, hsb: 0 },
  eenheid: 'kN/m²',
  bron: '[B] VKG 4.8.2.3 voor delen die opengaan; HSB [P] rekenmodel 1.5',
};

export const FACTOR_WIND: Tabel<Gevolgklasse> = {
  symbool: 'γ_Q',
  naam: 'Belastingfactor wind',
  waarden: { CC1: 1.35, CC2: 1.5, CC3: 1.65 },
  eenheid: '-',
  bron: '[B] NEN-EN 1990 NB.4/NB.5 (TeachBooks); CC1 ook VKG',
};
export const FACTOR_GEWICHT_610A: Tabel<Gevolgklasse> = {
  symbool: 'γ_G,a',
  naam: 'Belastingfactor gewicht in 6.10a',
  waarden: { CC1: 1.2, CC2: 1.35, CC3: 1.5 },
  eenheid: '-',
  bron: '[N] NEN-EN 1990, in geen openbare bron gevonden',
};
export const FACTOR_GEWICHT_610B: Tabel<Gevolgklasse> = {
  symbool: 'γ_G,b',
  naam: 'Belastingfactor gewicht in 6.10b',
  waarden: { CC1: 1.1, CC2: 1.2, CC3: 1.3 },
  eenheid: '-',
  bron: '[B] NEN-EN 1990 NB.4/NB.5 (TeachBooks)',
};
/** [B] TeachBooks NB.24; that every openbaarGebouw is CC3: [P] rekenmodel 2.2. */
export const GEVOLGKLASSE_VAN_TYPE_BOUW: Readonly<Record<TypeBouw, Gevolgklasse>> = {
  woning: 'CC1',
  kantoorWoongebouw: 'CC2',
  openbaarGebouw: 'CC3',
};
export const HOOGTEGRENS_CC3: Constante = {
  symbool: 'z_CC3',
  naam: 'Hoogte waarboven alles CC3 is',
  waarde: 70,
  eenheid: 'm',
  bron: '[B] NB.24, van de hoogste vloer; die van het gebouw: [P] rekenmodel 2.2',
};

export const VALVERSNELLING: Constante = {
  symbool: 'g',
  naam: 'Valversnelling',
  waarde: 10,
  eenheid: 'm/s²',
  bron: '[B] GB/KVT (50 kg/m² = 0,50 kN/m²), 2 % aan de veilige kant',
};
export const GEWICHT_RAAMWERK: Tabel<'kozijn' | 'schuifpui'> = {
  symbool: 'raamwerk',
  naam: 'Gewicht van raamwerk en beslag',
  waarden: { kozijn: 25, schuifpui: 35 },
  eenheid: 'kg/m²',
  bron: '[P] rekenmodel 3.3, uit GB en KVT 18.2.2; schuifpui niet getoetst',
};

export const HART_OP_HART_HSB_MET_PUI: Constante = {
  symbool: 's_pui',
  naam: 'Grootste hart-op-hartafstand onder een HSB-element met kozijn of schuifpui',
  waarde: 700,
  eenheid: 'mm',
  bron: '[P] rekenmodel 3.4',
};
export const MINIMALE_RANDAFSTAND: Constante = {
  symbool: 'a_min',
  naam: 'Kleinste randafstand',
  waarde: 150,
  eenheid: 'mm',
  bron: '[P] rekenmodel 3.1',
};

export const HEFBOOM_VAST: Constante = {
  symbool: 'e_0',
  naam: 'Vast deel van de hefboomsarm van de wind',
  waarde: 10,
  eenheid: 'mm',
  bron: '[P] rekenmodel 3.2 (25 mm = 10 + 15 mm stelruimte)',
};
export const VOEG_HSB: Constante = {
  symbool: 'voeg',
  naam: 'Voeg naast en boven een HSB-element',
  waarde: 15,
  eenheid: 'mm',
  bron: '[P] rekenmodel 3.4',
};
export const KMOD_EIGEN_GEWICHT: Constante = {
  symbool: 'k_mod,g',
  naam: 'Modificatiefactor van hout onder eigen gewicht',
  waarde: 0.6,
  eenheid: '-',
  bron: '[N] NEN-EN 1995-1-1',
};
export const INTERACTIE_EXPONENT: Constante = {
  symbool: 'p',
  naam: 'Exponent van wind en gewicht samen',
  waarde: 2,
  eenheid: '-',
  bron: '[N] vgl. staal in NEN-EN 1992-4; [P] rekenmodel 4.2',
};
export const MAXIMALE_UNITY_CHECK: Constante = {
  symbool: 'UC_max',
  naam: 'Grootste unity check die voldoet',
  waarde: 1,
  eenheid: '-',
  bron: '[N] NEN-EN 1990',
};
export const TOLERANTIE: Constante = {
  symbool: 'tolerantie',
  naam: 'Tolerantie van afronden en vergelijken',
  waarde: 1e-9,
  eenheid: '-',
  bron: '[P] rekenmodel 4.1',
};

/** The material that a substrate is calculated as. [P] rekenmodel 3.5. */
export const REKENMATERIAAL: Readonly<Record<Ondergrond, Rekenmateriaal>> = {
  breedplaatvloer: 'beton',
  'prefab-betonvloer': 'beton',
  ribcassettevloer: 'beton',
  kanaalplaatvloer: 'beton',
  'ps-vloer': 'beton',
  latei: 'beton',
  prefab: 'beton',
  beton: 'beton',
  kalkzandsteen: 'kalkzandsteen',
  poriso: 'poriso',
  poroton: 'poroton',
};
