import { ceilTolerant, formule } from './formule.ts';
import { INTERACTIE_EXPONENT } from './uitgangspunten.ts';
import type { Kilonewton } from './units.ts';

/** Wind and weight together, in two directions (rekenmodel 4.2). */
const combine = (wind: number, gewicht: number, p: number): number =>
  (wind ** p + gewicht ** p) ** (1 / p);

const samen = { p: INTERACTIE_EXPONENT } as const;

const AANTAL_UIT_BELASTING = {
  symbool: 'n_bel',
  naam: 'Aantal uit belasting',
  eenheid: 'st',
  bron: 'rekenmodel 4.1 stap 9',
} as const;

export const aantalUitWind = formule({
  ...AANTAL_UIT_BELASTING,
  tekst: '⌈F_w,Ed / F_w,Rd⌉',
  reken: ({ F_w_Ed, F_w_Rd }) => ceilTolerant(F_w_Ed / F_w_Rd),
});

export const aantalUitWindEnGewicht = formule({
  ...AANTAL_UIT_BELASTING,
  tekst: '⌈max(((F_w,Ed / F_w,Rd)^p + (F_g,b / F_g,Rd)^p)^(1 / p); F_g,a / F_g,Rd)⌉',
  constanten: samen,
  reken: ({ F_w_Ed, F_w_Rd, F_g_a, F_g_b, F_g_Rd }, { p }) =>
    ceilTolerant(Math.max(combine(F_w_Ed / F_w_Rd, F_g_b / F_g_Rd, p.waarde), F_g_a / F_g_Rd)),
});

export const geadviseerdAantal = formule({
  symbool: 'n',
  naam: 'Geadviseerd aantal',
  eenheid: 'st',
  bron: 'rekenmodel 4.1 stap 11',
  tekst: 'max(n_afst; n_bel)',
  reken: ({ n_afst, n_bel }) => Math.max(n_afst, n_bel),
});

export const unityCheckWind = formule({
  symbool: 'UC_wind',
  naam: 'Unity check wind',
  eenheid: '-',
  bron: 'rekenmodel 4.1 stap 13',
  tekst: 'F_w,Ed / (n · F_w,Rd)',
  reken: ({ F_w_Ed, n, F_w_Rd }) => F_w_Ed / (n * F_w_Rd),
});

export const unityCheckGewicht = formule({
  symbool: 'UC_gewicht',
  naam: 'Unity check gewicht (6.10a)',
  eenheid: '-',
  bron: 'rekenmodel 4.1 stap 13',
  tekst: 'F_g,a / (n · F_g,Rd)',
  reken: ({ F_g_a, n, F_g_Rd }) => F_g_a / (n * F_g_Rd),
});

export const unityCheckSamen = formule({
  symbool: 'UC_samen',
  naam: 'Unity check wind en gewicht (6.10b)',
  eenheid: '-',
  bron: 'rekenmodel 4.1 stap 13; rekenmodel 4.2',
  tekst: '((F_w,Ed / (n · F_w,Rd))^p + (F_g,b / (n · F_g,Rd))^p)^(1 / p)',
  constanten: samen,
  reken: ({ F_w_Ed, n, F_w_Rd, F_g_b, F_g_Rd }, { p }) =>
    combine(F_w_Ed / (n * F_w_Rd), F_g_b / (n * F_g_Rd), p.waarde),
});

const NODIG = { eenheid: 'kN', bron: 'rekenmodel 4.5' } as const;

export const nodigWind = formule({
  ...NODIG,
  symbool: 'F_w,nodig',
  naam: 'Benodigde rekenwaarde per hoekanker, wind',
  tekst: 'F_w,Ed / n_afst',
  reken: ({ F_w_Ed, n_afst }) => F_w_Ed / n_afst,
});

export const nodigGewicht = formule({
  ...NODIG,
  symbool: 'F_g,nodig',
  naam: 'Benodigde rekenwaarde per hoekanker, gewicht',
  tekst: 'F_g,a / n_afst',
  reken: ({ F_g_a, n_afst }) => F_g_a / n_afst,
});

export const nodigSamen = formule({
  ...NODIG,
  symbool: 'F_nodig',
  naam: 'Benodigde rekenwaarde per hoekanker, bij gelijke weerstand voor wind en gewicht',
  tekst: 'max((F_w,Ed^p + F_g,b^p)^(1 / p); F_g,a) / n_afst',
  constanten: samen,
  reken: ({ F_w_Ed, F_g_b, F_g_a, n_afst }, { p }) =>
    Math.max(combine(F_w_Ed, F_g_b, p.waarde), F_g_a) / n_afst,
});

const LEVERANCIER = { eenheid: 'kN', bron: 'rekenmodel 3.5' } as const;

export const bevestigingWind = formule({
  ...LEVERANCIER,
  symbool: 'F_w',
  naam: 'Benodigde rekenwaarde bevestiging per hoekanker, wind (te dimensioneren door leverancier)',
  tekst: 'F_w,Ed / n',
  reken: ({ F_w_Ed, n }) => F_w_Ed / n,
});

export const bevestigingGewicht = formule({
  ...LEVERANCIER,
  symbool: 'F_g',
  naam: 'Benodigde rekenwaarde bevestiging per hoekanker, gewicht (6.10a; te dimensioneren door leverancier)',
  tekst: 'F_g,a / n',
  reken: ({ F_g_a, n }) => F_g_a / n,
});

export const bevestigingGewichtMetWind = formule({
  ...LEVERANCIER,
  symbool: 'F_g,samen',
  naam: 'Benodigde rekenwaarde bevestiging per hoekanker, gewicht samen met wind (6.10b; te dimensioneren door leverancier)',
  tekst: 'F_g,b / n',
  reken: ({ F_g_b, n }) => F_g_b / n,
});

/** Design loads on a whole side and the resistance of one hoekanker, kN. */
export interface Belasting {
  readonly F_w_Ed: Kilonewton;
  readonly F_w_Rd: Kilonewton;
  /** Only where the hoekankers carry the weight. */
  readonly gewicht: {
    readonly F_g_a: Kilonewton;
    readonly F_g_b: Kilonewton;
    readonly F_g_Rd: Kilonewton;
  } | null;
}

/** The unity checks of one hoekanker with `n` of them on the side. */
export interface Toets {
  readonly n: number;
  readonly wind: number;
  readonly gewicht: { readonly alleen: number; readonly metWind: number } | null;
  /** The largest, which decides. */
  readonly unityCheck: number;
}

/** Unity checks (rekenmodel 4.1 step 13): wind, weight (6.10a), both (6.10b). */
export const calculateToets = ({ F_w_Ed, F_w_Rd, gewicht }: Belasting, n: number): Toets => {
  const wind = unityCheckWind.reken({ F_w_Ed, n, F_w_Rd });
  if (gewicht === null) return { n, wind, gewicht: null, unityCheck: wind };
  const { F_g_a, F_g_b, F_g_Rd } = gewicht;
  const alleen = unityCheckGewicht.reken({ F_g_a, n, F_g_Rd });
  const metWind = unityCheckSamen.reken({ F_w_Ed, n, F_w_Rd, F_g_b, F_g_Rd });
  return {
    n,
    wind,
    gewicht: { alleen, metWind },
    unityCheck: Math.max(wind, alleen, metWind),
  };
};

/** The number that the loads ask for (rekenmodel 4.1 step 9). */
export const calculateAantalUitBelasting = ({ F_w_Ed, F_w_Rd, gewicht }: Belasting): number => {
  if (gewicht === null) return aantalUitWind.reken({ F_w_Ed, F_w_Rd });
  const { F_g_a, F_g_b, F_g_Rd } = gewicht;
  return aantalUitWindEnGewicht.reken({ F_w_Ed, F_w_Rd, F_g_a, F_g_b, F_g_Rd });
};
