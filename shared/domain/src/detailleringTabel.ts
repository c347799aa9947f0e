import {
  BINNENMUREN,
  BOVENDORPELS,
  VLOERTYPES_BOVENZIJDE,
  VLOERTYPES_ONDERZIJDE,
  type DetailleringData,
} from '@adviestool/contract/gevelvulling';

import type { Bouwwijze } from './variants.ts';

/** A field of the detaillering, by its path. */
export type DetailleringVeld =
  Exclude<keyof DetailleringData, 'plaatsing'> | 'plaatsing.onderzijde' | 'plaatsing.bovenzijde';

export interface DetailleringRegel {
  /** The bouwwijzen that ask for the field. */
  readonly bouwwijzen: readonly Bouwwijze[];
  /** Only in a variant with fasteners. */
  readonly metBevestigingsmiddelen?: true;
  /** Only when an earlier answer asks for it. */
  readonly when?: (values: DetailleringData, bouwwijze: Bouwwijze) => boolean;
}

const ALLE = ['traditioneel', 'prefab', 'hsb2Zijdig', 'hsb4Zijdig'] as const;
const KOZIJN_OF_SCHUIFPUI = ['traditioneel', 'prefab'] as const;
const HSB = ['hsb2Zijdig', 'hsb4Zijdig'] as const;
const MET_PLAATSING = ['traditioneel', ...HSB] as const;

const onVloerrand = (values: DetailleringData): boolean =>
  values.plaatsing?.onderzijde === 'vloerrand';

/**
 * Which field applies when (specification 4 and 5; decisions, "Detailing fields per variant").
 * Schemas, forms and cleaning all follow this table.
 */
export const DETAILLERING_REGELS: Readonly<Record<DetailleringVeld, DetailleringRegel>> = {
  'plaatsing.onderzijde': { bouwwijzen: MET_PLAATSING },
  'plaatsing.bovenzijde': { bouwwijzen: MET_PLAATSING },
  vloertypeOnderzijde: {
    bouwwijzen: MET_PLAATSING,
    metBevestigingsmiddelen: true,
    when: onVloerrand,
  },
  vloertypeBovenzijde: {
    bouwwijzen: MET_PLAATSING,
    metBevestigingsmiddelen: true,
    when: (values) => values.plaatsing?.bovenzijde === 'vloerrand',
  },
  binnenmuur: {
    bouwwijzen: MET_PLAATSING,
    metBevestigingsmiddelen: true,
    // The stijlen stand on the inner wall; only a 2-sided hsb has none.
    when: ({ plaatsing }, bouwwijze) =>
      bouwwijze !== 'hsb2Zijdig' ||
      plaatsing?.onderzijde === 'binnenmuur' ||
      plaatsing?.bovenzijde === 'binnenmuur',
  },
  onderdorpel: { bouwwijzen: KOZIJN_OF_SCHUIFPUI },
  maximaleHartOpHartMaatLaagReliefDorpel: {
    bouwwijzen: KOZIJN_OF_SCHUIFPUI,
    when: (values) => values.onderdorpel === 'laagReliëfDorpel',
  },
  bovendorpel: { bouwwijzen: KOZIJN_OF_SCHUIFPUI },
  afstandOnderkantSpouwlatTotBovenkantVloerrand: {
    bouwwijzen: ['traditioneel'],
    when: onVloerrand,
  },
  spouwlatbreedte: { bouwwijzen: KOZIJN_OF_SCHUIFPUI },
  stelruimte: { bouwwijzen: KOZIJN_OF_SCHUIFPUI },
  onderregel: { bouwwijzen: HSB },
  afstandVoorkantVloerrandTotHartGroef: {
    bouwwijzen: HSB,
    when: (values) => values.onderregel === 'metGroef',
  },
  bovenregel: { bouwwijzen: HSB },
  afstandOnderkantElementTotBovenkantVloerrand: { bouwwijzen: HSB },
  afstandVoorkantElementTotVoorkantVloerrand: { bouwwijzen: HSB },
  dikteElement: { bouwwijzen: HSB },
  elementBevatKozijnOfSchuifpuiVanafOnderzijde: { bouwwijzen: HSB },
  gewichtinvoer: { bouwwijzen: ALLE },
  glasgewicht: {
    bouwwijzen: KOZIJN_OF_SCHUIFPUI,
    when: (values) => values.gewichtinvoer === 'glasgewicht',
  },
  gewichtElement: {
    bouwwijzen: HSB,
    when: (values) => values.gewichtinvoer === 'gewichtElement',
  },
  totaalgewicht: {
    bouwwijzen: ALLE,
    when: (values) => values.gewichtinvoer === 'totaalgewicht',
  },
};

export interface DetailleringOpties {
  readonly bovendorpel: readonly (typeof BOVENDORPELS)[number][];
  readonly binnenmuur: readonly (typeof BINNENMUREN)[number][];
  readonly vloertypeOnderzijde: readonly (typeof VLOERTYPES_ONDERZIJDE)[number][];
  readonly vloertypeBovenzijde: readonly (typeof VLOERTYPES_BOVENZIJDE)[number][];
  readonly gewichtinvoer: readonly ('glasgewicht' | 'gewichtElement' | 'totaalgewicht')[];
}

const vloertypes = {
  vloertypeOnderzijde: VLOERTYPES_ONDERZIJDE,
  vloertypeBovenzijde: VLOERTYPES_BOVENZIJDE,
};
const hsbOpties = {
  bovendorpel: [],
  vloertypeOnderzijde: VLOERTYPES_BOVENZIJDE,
  vloertypeBovenzijde: VLOERTYPES_BOVENZIJDE,
  gewichtinvoer: ['gewichtElement', 'totaalgewicht'],
} as const;

/** What may be chosen in the fields whose options differ (specification 5; same table of decisions). */
export const DETAILLERING_OPTIES: Readonly<Record<Bouwwijze, DetailleringOpties>> = {
  traditioneel: {
    ...vloertypes,
    bovendorpel: BOVENDORPELS,
    binnenmuur: BINNENMUREN,
    gewichtinvoer: ['glasgewicht', 'totaalgewicht'],
  },
  prefab: {
    bovendorpel: ['afgeschuind', 'rechtMetSchuineVloerplaat', 'rechtBinnenzijde'],
    binnenmuur: [],
    vloertypeOnderzijde: [],
    vloertypeBovenzijde: [],
    gewichtinvoer: ['glasgewicht', 'totaalgewicht'],
  },
  hsb2Zijdig: { ...hsbOpties, binnenmuur: BINNENMUREN },
  hsb4Zijdig: { ...hsbOpties, binnenmuur: ['beton', 'kalkzandsteen'] },
};
