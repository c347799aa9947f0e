import type { Ondergrond, Rekenmateriaal } from '@adviestool/contract/catalogus';
import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { TERREINCATEGORIEEN, TYPEN_BOUW, WINDGEBIEDEN } from '@adviestool/contract/project';
import type { PerZijde } from '@adviestool/contract/zijde';

/*
 * Every constant of the calculation, with its source.
 * [B] public source, [N] content of a norm from professional knowledge (to be confirmed by a
 * structural engineer), [S] the product specification, [P] an assumption of the project.
 */

export type TypeBouw = (typeof TYPEN_BOUW)[number];
export type Windgebied = (typeof WINDGEBIEDEN)[number];
export type Terreincategorie = (typeof TERREINCATEGORIEEN)[number];
export type Gevolgklasse = 'CC1' | 'CC2' | 'CC3';

/** v_b,0 in m/s. [N] NEN-EN 1991-1-4 NB; [B] 27,0 for area II: windblad Haarlem (adoc.pub). */
export const BASISWINDSNELHEID: Readonly<Record<Windgebied, number>> = { 1: 29.5, 2: 27, 3: 24.5 };

/** z0 and z_min in m. [N] NEN-EN 1991-1-4 NB; [B] z0 = 0,2 for onbebouwd: windblad Haarlem. */
export const TERREIN: Readonly<Record<Terreincategorie, { z0: number; zMin: number }>> = {
  kust: { z0: 0.005, zMin: 1 },
  onbebouwd: { z0: 0.2, zMin: 4 },
  bebouwd: { z0: 0.5, zMin: 7 },
};

/** ρ in kg/m³. [B] TeachBooks/vademecum, veranderlijke_belastingen_2. */
export const LUCHTDICHTHEID = 1.25;
/** c_dir, c_season. [N] NEN-EN 1991-1-4, 4.2. */
export const RICHTINGSFACTOR = 1;
export const SEIZOENSFACTOR = 1;
/** c_prob: reference period of 50 years. [P] rekenmodel 1.1 (0,92 at 15 years is not applied). */
export const WAARSCHIJNLIJKHEIDSFACTOR = 1;
/** c_o, k_I. [N] NEN-EN 1991-1-4, 4.3 and 4.4. */
export const OROGRAFIEFACTOR = 1;
export const TURBULENTIEFACTOR = 1;
/** k_r = 0,19 · (z0 / 0,05)^0,07. [B] beusfacade.com, "TS EN 1991-1-4". */
export const TERREINFACTOR = { factor: 0.19, referentie: 0.05, exponent: 0.07 } as const;
/** The profile does not grow above this height, m. [N] NEN-EN 1991-1-4, 4.3.2. */
export const MAXIMALE_HOOGTE_WINDPROFIEL = 200;

/** w_min in kN/m². [B] VKG 4.8.2.3 for parts that open; [P] not for hsb. */
export const MINIMALE_WINDBELASTING: Readonly<Record<GevelvullingType, number>> = {
  kozijn: 0.5,
  schuifpui: 0.5,
  hsb: 0,
};

/**
 * γ by consequence class. 6.10b: [B] TeachBooks, NEN-EN 1990 NB table NB.4/NB.5 (γ_Q at CC1 also
 * VKG); γ_G in 6.10a: [N], not found in a public source. ψ0 of wind is 0, so 6.10a has no wind [B].
 */
export const BELASTINGFACTOREN: Readonly<
  Record<Gevolgklasse, { gammaG610a: number; gammaG610b: number; gammaQ: number }>
> = {
  CC1: { gammaG610a: 1.2, gammaG610b: 1.1, gammaQ: 1.35 },
  CC2: { gammaG610a: 1.35, gammaG610b: 1.2, gammaQ: 1.5 },
  CC3: { gammaG610a: 1.5, gammaG610b: 1.3, gammaQ: 1.65 },
};

/** [B] TeachBooks NB.24; openbaarGebouw always CC3: [P]. */
export const GEVOLGKLASSE_VAN_TYPE_BOUW: Readonly<Record<TypeBouw, Gevolgklasse>> = {
  woning: 'CC1',
  kantoorWoongebouw: 'CC2',
  openbaarGebouw: 'CC3',
};
/** Above this height (m) CC3. [B] NB.24 for the highest floor; the building's height instead: [P]. */
export const HOOGTEGRENS_CC3 = 70;

/** g in m/s². [B] GB/KVT example (50 kg/m² = 0,50 kN/m²); 2 % on the safe side [P]. */
export const VALVERSNELLING = 10;
/** Frame and hardware, kg/m². [P] derived from GB and KVT 18.2.2; schuifpui not verified. */
export const GEWICHT_RAAMWERK: Readonly<Record<'kozijn' | 'schuifpui', number>> = {
  kozijn: 25,
  schuifpui: 35,
};

/**
 * Largest breedte and hoogte, mm. [P] Not in the specification: it catches two sizes typed as one
 * (40002000), which would ask for tens of thousands of hoekankers.
 */
export const MAAT_MAXIMUM = 100_000;

/** Height of a building, whole m. [S] specification 9. */
export const GEBOUWHOOGTE_GRENZEN = { min: 1, max: 200 } as const;

/** Hart-op-hart in mm. [S] specification 9. */
export const HART_OP_HART_GRENZEN: Readonly<
  Record<GevelvullingType, Readonly<PerZijde<{ readonly min: number; readonly max: number }>>>
> = {
  hsb: {
    onderzijde: { min: 300, max: 1000 },
    zijkanten: { min: 300, max: 1500 },
    bovenzijde: { min: 300, max: 1000 },
  },
  kozijn: {
    onderzijde: { min: 120, max: 700 },
    zijkanten: { min: 200, max: 700 },
    bovenzijde: { min: 120, max: 700 },
  },
  schuifpui: {
    onderzijde: { min: 120, max: 700 },
    zijkanten: { min: 200, max: 700 },
    bovenzijde: { min: 120, max: 700 },
  },
};
/** Largest hart-op-hart at the bottom of an hsb with a kozijn or schuifpui in it, mm. [P] rekenmodel 3.4. */
export const HART_OP_HART_HSB_MET_PUI = 700;
/** Edge distance in mm. [P] rekenmodel 3.1: the only value inside KVT, VKG, VMRG and RAL. */
export const RANDAFSTAND = { standaard: 200, minimum: 150, maximum: 300 } as const;

/** Fixed part of the lever arm for wind, mm. [P] rekenmodel 3.2 (25 mm = 10 + 15 mm stelruimte). */
export const HEFBOOM_VAST = 10;
/** The joint beside and above an hsb, mm. [P] rekenmodel 3.4. */
export const VOEG_HSB = 15;
/** k_mod of timber under its own weight. [N] NEN-EN 1995-1-1. */
export const KMOD_EIGEN_GEWICHT = 0.6;
/** Exponent of the interaction of wind and weight. [N] cf. EN 1992-4 steel failure; [P] rekenmodel 4.2. */
export const INTERACTIE_EXPONENT = 2;
/** The largest unity check that passes. [N] NEN-EN 1990. */
export const MAXIMALE_UNITY_CHECK = 1;
/** Tolerance of rounding up and of comparing. [P] rekenmodel 4.1. */
export const TOLERANTIE = 1e-9;

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

export interface Uitgangspunt {
  readonly label: string;
  readonly tekst: string;
  readonly herkomst: string;
}

/** The assumptions that go with every advice, for screen and report. */
export const UITGANGSPUNTEN: readonly Uitgangspunt[] = [
  {
    label: 'Stuwdruk',
    tekst:
      'Extreme stuwdruk volgens de formules van NEN-EN 1991-1-4 met nationale bijlage; luchtdichtheid 1,25 kg/m³, referentieperiode 50 jaar (c_prob = 1,0), c_dir = c_season = 1,0.',
    herkomst: '[N] rekenmodel 1.1; [B] TeachBooks/vademecum, RWS ROK-0028',
  },
  {
    label: 'Referentiehoogte',
    tekst:
      'De referentiehoogte is de gebouwhoogte, niet de hoogte van de gevelvulling in de gevel: de veilige, gebruikelijke keuze voor zuigzones.',
    herkomst: '[N] rekenmodel 1.5',
  },
  {
    label: 'Windvormfactor',
    tekst:
      'De standaard 1,4 is hoekzone A met c_pe,10 = 1,2 en 0,2 overdruk binnen; lokaal hogere zuiging op kleine elementen (c_pe,1) is niet meegenomen. Ter indicatie: middenzone B 1,0, zone C 0,7, winddruk (zone D) 1,1.',
    herkomst: '[S] specificatie 9; [B] rekenmodel 1.5',
  },
  {
    label: 'Bouwwerkfactor',
    tekst: 'c_s c_d = 1,0: voor gevelelementen zelf en voor gebouwen lager dan 15 m.',
    herkomst: '[N] rekenmodel 1.5; [B] TeachBooks',
  },
  {
    label: 'Minimale windbelasting',
    tekst: 'Voor kozijn en schuifpui wordt met ten minste 0,5 kN/m² gerekend, voor hsb niet.',
    herkomst: '[B] VKG 4.8.2.3; [P] rekenmodel 1.5',
  },
  {
    label: 'Niet meegenomen',
    tekst:
      'Hogere buurgebouwen (bijlage A.4), orografie (A.3), stalen lateien en de voorschriften van de leverancier van bevestigingsmiddelen zijn niet meegenomen.',
    herkomst: '[B] rekenmodel 1.5 en 3.5',
  },
  {
    label: 'Belastingfactoren',
    tekst:
      'γ_Q is 1,35 / 1,5 / 1,65 voor CC1 / CC2 / CC3; γ_G met wind (6.10b) 1,1 / 1,2 / 1,3 en alleen gewicht (6.10a) 1,2 / 1,35 / 1,5; ψ0 van wind is 0.',
    herkomst: '[B] NEN-EN 1990 NB.4/NB.5 (TeachBooks); 6.10a [N] rekenmodel 2.1',
  },
  {
    label: 'Gevolgklasse',
    tekst:
      'Woning CC1, kantoor of woongebouw CC2, openbaar gebouw CC3; hoger dan 70 m altijd CC3. Een woning met vier of meer bouwlagen is CC2: kies dan kantoor of woongebouw.',
    herkomst: '[B] NB.24; [P] rekenmodel 2.2',
  },
  {
    label: 'Gewicht',
    tekst:
      'g = 10 m/s²; raamwerk en beslag 25 kg/m² (kozijn) en 35 kg/m² (schuifpui). Het gewicht gaat volledig naar de onderzijde; bij hsb naar de oplegging.',
    herkomst: '[B] GB/KVT; [P] rekenmodel 3.3',
  },
  {
    label: 'Lastverdeling',
    tekst:
      'Wind gaat volgens 45°-lijnen naar de verankerde zijden en is binnen een zijde gelijk over de hoekankers verdeeld.',
    herkomst: '[P] rekenmodel 4.1 stap 6',
  },
  {
    label: 'Wind en gewicht samen',
    tekst: 'Hoekankers aan de onderzijde worden kwadratisch getoetst (exponent 2).',
    herkomst: '[N] vgl. NEN-EN 1992-4; [P] rekenmodel 4.2',
  },
  {
    label: 'Hefboom',
    tekst:
      'De weerstand van een hoekanker neemt af zodra de hefboomsarm groter is dan de referentie van het product. Bij wind is de arm 10 mm plus de stelruimte; op een vloerrand telt de afstand van onderkant spouwlat tot bovenkant vloerrand als die groter is. Bij hsb is de arm onder 10 mm plus de afstand tot de vloerrand en elders 10 mm plus een voeg van 15 mm. Bij gewicht is de arm de halve spouwlatbreedte.',
    herkomst: '[P] rekenmodel 3.4',
  },
  {
    label: 'Randafstand',
    tekst: 'De afstand van de hoek tot het eerste anker is 200 mm, instelbaar van 150 tot 300 mm.',
    herkomst: '[P] rekenmodel 3.1',
  },
  {
    label: 'Hart-op-hartafstand bij hsb',
    tekst:
      'Bevat een hsb-element vanaf de onderzijde een kozijn of schuifpui, dan is de hart-op-hartafstand aan de onderzijde ten hoogste 700 mm.',
    herkomst: '[P] rekenmodel 3.4',
  },
  {
    label: 'Hout',
    tekst:
      'Voor middelen in hout is k_mod 0,9 bij wind en 0,6 bij eigen gewicht; γ_M is 1,3 (k_mod bij wind en γ_M volgens de catalogus, die andere waarden kan geven).',
    herkomst: '[N] rekenmodel 3.6',
  },
  {
    label: 'Kust in windgebied III',
    tekst:
      'De nationale bijlage kent deze combinatie niet; er wordt veilig gerekend met v_b,0 = 24,5 m/s en z0 = 0,005 m.',
    herkomst: '[P] rekenmodel 1.3',
  },
  {
    label: 'Ondergrond',
    tekst:
      'Holle en geribde vloeren en lateien tellen met een verlaagde ondergrondfactor: ribcassettevloer en latei 0,8, kanaalplaatvloer en PS-isolatievloer 0,7 (de catalogus kan andere waarden geven); een latei is van beton. In geperforeerde steen alleen draaiend boren.',
    herkomst: '[P] rekenmodel 3.5; [B] lebensraum-ziegel.de',
  },
];

export const DISCLAIMER =
  'Dit advies is een hulpmiddel en vervangt geen berekening door een constructeur. Uitgangspunten en voorbeeldproducten controleren.';
