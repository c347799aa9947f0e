import type { AnkerPlaatsing } from '@adviestool/contract/catalogus';
import type {
  DetailleringData,
  GevelvullingEnKaderData,
  GevelvullingType,
} from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

import type { Terreincategorie, TypeBouw, Windgebied } from './uitgangspunten.ts';

/*
 * The Dutch label of every value that the user sees. Each list is a mapped type, so that a new value
 * of the contract cannot stay without a label.
 */

type Chosen<Key extends keyof DetailleringData> = Exclude<
  NonNullable<DetailleringData[Key]>,
  boolean | object
>;
type Plaatsing<Side extends 'onderzijde' | 'bovenzijde'> = NonNullable<
  NonNullable<DetailleringData['plaatsing']>[Side]
>;
type Labels<Value extends string | number> = Readonly<Record<Value, string>>;

export const gevelvullingTypeLabels: Labels<GevelvullingType> = {
  kozijn: 'Kozijn',
  schuifpui: 'Schuifpui',
  hsb: 'HSB-element',
};

export const bouwmethodeLabels: Labels<NonNullable<GevelvullingEnKaderData['bouwmethode']>> = {
  traditioneel: 'Traditioneel',
  prefab: 'Prefab',
};

export const verbondenAantalZijdenLabels: Labels<
  NonNullable<GevelvullingEnKaderData['verbondenAantalZijden']>
> = { 2: 'Boven en onder', 4: '4-zijdig' };

export const typeBouwLabels: Labels<TypeBouw> = {
  woning: 'Woning',
  kantoorWoongebouw: 'Kantoor of woongebouw',
  openbaarGebouw: 'Openbaar gebouw',
};

export const windgebiedLabels: Labels<Windgebied> = { 1: 'I', 2: 'II', 3: 'III' };

export const terreincategorieLabels: Labels<Terreincategorie> = {
  kust: 'Kust',
  onbebouwd: 'Onbebouwd',
  bebouwd: 'Bebouwd',
};

export const plaatsingOnderzijdeLabels: Labels<Plaatsing<'onderzijde'>> = {
  vloerrand: 'Vloerrand',
  binnenmuur: 'Binnenmuur',
};

export const plaatsingBovenzijdeLabels: Labels<Plaatsing<'bovenzijde'>> = {
  vloerrand: 'Vloerrand',
  binnenmuur: 'Binnenmuur',
  latei: 'Latei',
};

export const ankerPlaatsingLabels: Labels<AnkerPlaatsing> = {
  ...plaatsingBovenzijdeLabels,
  prefab: 'Prefab',
};

export const binnenmuurLabels: Labels<Chosen<'binnenmuur'>> = {
  beton: 'Beton',
  kalkzandsteen: 'Kalkzandsteen',
  poroton: 'Poroton',
  poriso: 'Poriso',
};

export const vloertypeLabels: Labels<
  Chosen<'vloertypeOnderzijde'> | Chosen<'vloertypeBovenzijde'>
> = {
  breedplaatvloer: 'Breedplaatvloer',
  'prefab-betonvloer': 'Prefab betonvloer',
  kanaalplaatvloer: 'Kanaalplaatvloer',
  ribcassettevloer: 'Ribcassettevloer',
  'ps-vloer': 'PS-isolatievloer',
};

export const onderdorpelLabels: Labels<Chosen<'onderdorpel'>> = {
  houtenDorpel: 'Houten dorpel',
  laagReliëfDorpel: 'Laagreliëfdorpel',
};

export const bovendorpelLabels: Labels<Chosen<'bovendorpel'>> = {
  recht: 'Recht',
  afgeschuind: 'Afgeschuind',
  rechtMetSchuineVloerplaat: 'Recht met schuine vloerplaat',
  rechtBinnenzijde: 'Recht aan binnenzijde',
};

export const onderregelLabels: Labels<Chosen<'onderregel'>> = {
  zonderGroef: 'Zonder groef',
  metGroef: 'Met groef',
};

export const bovenregelLabels: Labels<Chosen<'bovenregel'>> = {
  recht: 'Recht',
  rechtMetSchuineVloerplaat: 'Recht met schuine vloerplaat',
  rechtBinnenzijde: 'Recht aan binnenzijde',
};

export const gewichtinvoerLabels: Labels<Chosen<'gewichtinvoer'>> = {
  glasgewicht: 'Glasgewicht',
  gewichtElement: 'Gewicht element',
  totaalgewicht: 'Totaalgewicht',
};

/** For elementBevatKozijnOfSchuifpuiVanafOnderzijde; its value false is the key `nee`. */
export const elementBevatLabels: Labels<
  Chosen<'elementBevatKozijnOfSchuifpuiVanafOnderzijde'> | 'nee'
> = { nee: 'Nee', kozijn: 'Kozijn', schuifpui: 'Schuifpui' };

const zijdeLabels: Labels<Zijde> = {
  onderzijde: 'Onderzijde',
  zijkanten: 'Zijkanten',
  bovenzijde: 'Bovenzijde',
};

export const zijdeLabel = (zijde: Zijde): string => zijdeLabels[zijde];

/** In a sentence: ‘de onderzijde en de zijkanten’. */
export const zijdenOpsomming = (zijden: readonly Zijde[]): string =>
  new Intl.ListFormat('nl-NL', { type: 'conjunction' }).format(
    zijden.map((zijde) => `de ${zijde}`),
  );

const dorpelLabels: Labels<Zijde> = {
  onderzijde: 'Onderdorpel',
  zijkanten: 'Stijlen',
  bovenzijde: 'Bovendorpel',
};

const regelLabels: Labels<Zijde> = {
  onderzijde: 'Onderregel',
  zijkanten: 'Stijlen',
  bovenzijde: 'Bovenregel',
};

/** The part of the frame at a side: dorpels and stijlen, or regels for an hsb. */
export const dorpelLabel = (type: GevelvullingType, zijde: Zijde): string =>
  type === 'hsb' ? regelLabels[zijde] : dorpelLabels[zijde];
