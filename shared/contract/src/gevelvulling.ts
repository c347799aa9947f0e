import { z } from 'zod';

import { keepUnknownKeys } from './keepUnknownKeys.ts';
import { modelElementSchema } from './modelElement.ts';
import {
  always,
  getal,
  groep,
  janee,
  keuze,
  maat,
  shapeOf,
  tekst,
  type VeldNaam,
  type Veldsoorten,
} from './veldsoorten.ts';
import { vastgesteldSchema } from './vastgesteld.ts';
import { perZijdeSchema, zijdeSchema } from './zijde.ts';

/*
 * A gevelvulling as it is stored: every value has its type, but no bound and no conditional requirement
 * yet, because an unfinished or imported gevelvulling is kept as it is. The bounds that make a step
 * complete are in the registry of the domain package, over the names of the fields here.
 * Lengths are in mm, weights in kg or kg/m², gebouwHoogte in m.
 */

export const GEVELVULLING_TYPES = ['kozijn', 'schuifpui', 'hsb'] as const;
export const BOUWMETHODEN = ['traditioneel', 'prefab'] as const;
export const VERBONDEN_ZIJDEN = [2, 4] as const;

/** Left, right, or some of each. */
export const DRAAIRICHTINGEN = ['L', 'R', 'L+R'] as const;

/** Where it is and how it turns, among the frame data: for lists and whoever looks for it. */
export const PLAATS_SOORTEN = {
  /** Name of its facade; the project may have a windvormfactor of its own for that. */
  gevel: tekst,
  bouwlaag: tekst,
  ruimte: tekst,
  /** As seen from outside. */
  draairichting: keuze(DRAAIRICHTINGEN),
  opmerking: tekst,
} as const satisfies Veldsoorten;

/** The fields of the frame data. */
export const KADER_SOORTEN = {
  gevelvullingType: keuze(GEVELVULLING_TYPES),
  bouwmethode: keuze(BOUWMETHODEN),
  verbondenAantalZijden: keuze(VERBONDEN_ZIJDEN),
  gebruikBevestigingsmiddelen: janee,
  /** The id of a supplier of the product's variant. */
  leverancierBevestigingsmiddelen: tekst,
  merk: always(tekst),
  aantal: always(getal),
  breedte: always(maat),
  hoogte: always(maat),
  /** Absent or null: the gebouwhoogte of the project counts. */
  gebouwHoogte: maat,
  ...PLAATS_SOORTEN,
} as const satisfies Veldsoorten;

/** The fields of the detaillering. */
export const DETAILLERING_SOORTEN = {
  plaatsing: groep({
    onderzijde: keuze(['vloerrand', 'binnenmuur']),
    bovenzijde: keuze(['vloerrand', 'binnenmuur', 'latei']),
  }),
  onderdorpel: keuze(['houtenDorpel', 'laagReliëfDorpel']),
  maximaleHartOpHartMaatLaagReliefDorpel: maat,
  bovendorpel: keuze(['recht', 'afgeschuind', 'rechtMetSchuineVloerplaat', 'rechtBinnenzijde']),
  onderregel: keuze(['zonderGroef', 'metGroef']),
  afstandVoorkantVloerrandTotHartGroef: maat,
  bovenregel: keuze(['recht', 'rechtMetSchuineVloerplaat', 'rechtBinnenzijde']),
  spouwlatbreedte: maat,
  stelruimte: maat,
  afstandOnderkantSpouwlatTotBovenkantVloerrand: maat,
  dikteElement: maat,
  afstandOnderkantElementTotBovenkantVloerrand: maat,
  afstandVoorkantElementTotVoorkantVloerrand: maat,
  elementBevatKozijnOfSchuifpuiVanafOnderzijde: keuze([false, 'kozijn', 'schuifpui']),
  gewichtinvoer: keuze(['glasgewicht', 'gewichtElement', 'totaalgewicht']),
  glasgewicht: maat,
  gewichtElement: maat,
  totaalgewicht: maat,
  vloertypeOnderzijde: keuze([
    'breedplaatvloer',
    'prefab-betonvloer',
    'kanaalplaatvloer',
    'ribcassettevloer',
    'ps-vloer',
  ]),
  vloertypeBovenzijde: keuze(['breedplaatvloer', 'prefab-betonvloer', 'kanaalplaatvloer']),
  binnenmuur: keuze(['beton', 'kalkzandsteen', 'poroton', 'poriso']),
} as const satisfies Veldsoorten;

/** A field of the frame data. */
export type KaderVeld = VeldNaam<typeof KADER_SOORTEN>;
/** A field of the detaillering, by its path: `plaatsing.onderzijde`. */
export type DetailleringVeld = VeldNaam<typeof DETAILLERING_SOORTEN>;

export const gevelvullingEnKaderDataSchema = keepUnknownKeys({
  id: z.string().min(1),
  externalId: z.string().optional(),
  /** What it stands for in the building model that it was imported from. */
  elementen: z.array(modelElementSchema).optional(),
  /** Highest point of those above ground, mm; not the height of the building. */
  hoogstePunt: z.number().optional(),
  /** What the model said of its fields, by their names: tells what it changes from what a user did. */
  uitModel: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Id of the list (kozijnstaat) that has it; one that revises a list goes on under the id of that. */
  lijst: z.string().optional(),
  /** The aantal that rows of a list were counted as; another than `aantal`, or absent: that was said or typed. */
  geteld: z.number().optional(),
  ...shapeOf(KADER_SOORTEN),
});

export const detailleringDataSchema = keepUnknownKeys(shapeOf(DETAILLERING_SOORTEN));

/** The number of hoekankers of one side; for `zijkanten` the number per stijl. */
export const aantalAnkersSchema = keepUnknownKeys({
  geadviseerd: z.int().nullable(),
  gekozen: z.int().nullable(),
});

/** Chosen products of one side, by their id in the catalogue. */
export const zijdeProductKeuzeSchema = keepUnknownKeys({
  hoekanker: z.string().nullable(),
  bevestigingsmiddelen: z.array(z.string()).nullable(),
});

export const gevelvullingSchema = keepUnknownKeys({
  gevelvullingEnKaderData: gevelvullingEnKaderDataSchema,
  detailleringData: detailleringDataSchema,
  verankerdeZijden: z.array(zijdeSchema),
  afstandHoekGevelvullingTotEersteAnker: perZijdeSchema(z.number()),
  maximumHartOpHartMaat: perZijdeSchema(z.number()),
  aantalAnkers: perZijdeSchema(aantalAnkersSchema),
  productKeuze: perZijdeSchema(zijdeProductKeuzeSchema),
  /** Of an advice that is fixed; the backend alone writes it. */
  vastgesteld: vastgesteldSchema.optional(),
  created: z.string().optional(),
  changed: z.string().optional(),
});

export type Draairichting = (typeof DRAAIRICHTINGEN)[number];
export type GevelvullingType = (typeof GEVELVULLING_TYPES)[number];
export type GevelvullingEnKaderData = z.infer<typeof gevelvullingEnKaderDataSchema>;
export type DetailleringData = z.infer<typeof detailleringDataSchema>;
export type AantalAnkers = z.infer<typeof aantalAnkersSchema>;
export type ZijdeProductKeuze = z.infer<typeof zijdeProductKeuzeSchema>;
export type Gevelvulling = z.infer<typeof gevelvullingSchema>;
