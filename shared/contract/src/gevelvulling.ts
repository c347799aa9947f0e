import { z } from 'zod';

import { perZijdeSchema, zijdeSchema } from './zijde.ts';

/*
 * A gevelvulling as it is stored (specification 3): every value has its type, but no bound and no
 * conditional requirement yet, because an unfinished or imported gevelvulling is kept as it is.
 * The bounds that make a step complete are the variant schemas of the domain package.
 * Lengths are in mm, weights in kg or kg/m², gebouwHoogte in m.
 */

export const GEVELVULLING_TYPES = ['kozijn', 'schuifpui', 'hsb'] as const;
export const BOUWMETHODEN = ['traditioneel', 'prefab'] as const;
export const PLAATSINGEN_ONDERZIJDE = ['vloerrand', 'binnenmuur'] as const;
export const PLAATSINGEN_BOVENZIJDE = ['vloerrand', 'binnenmuur', 'latei'] as const;
export const BINNENMUREN = ['beton', 'kalkzandsteen', 'poroton', 'poriso'] as const;
export const VLOERTYPES_ONDERZIJDE = [
  'breedplaatvloer',
  'prefab-betonvloer',
  'kanaalplaatvloer',
  'ribcassettevloer',
  'ps-vloer',
] as const;
export const VLOERTYPES_BOVENZIJDE = [
  'breedplaatvloer',
  'prefab-betonvloer',
  'kanaalplaatvloer',
] as const;
export const ONDERDORPELS = ['houtenDorpel', 'laagReliëfDorpel'] as const;
export const BOVENDORPELS = [
  'recht',
  'afgeschuind',
  'rechtMetSchuineVloerplaat',
  'rechtBinnenzijde',
] as const;
export const GEWICHTINVOEREN = ['glasgewicht', 'gewichtElement', 'totaalgewicht'] as const;
export const ONDERREGELS = ['zonderGroef', 'metGroef'] as const;
export const BOVENREGELS = ['recht', 'rechtMetSchuineVloerplaat', 'rechtBinnenzijde'] as const;
export const ELEMENT_BEVAT = [false, 'kozijn', 'schuifpui'] as const;

const number = z.number().nullable().optional();

export const gevelvullingEnKaderDataSchema = z.strictObject({
  id: z.string().min(1),
  externalId: z.string().optional(),
  gevelvullingType: z.enum(GEVELVULLING_TYPES).nullable().optional(),
  bouwmethode: z.enum(BOUWMETHODEN).nullable().optional(),
  verbondenAantalZijden: z
    .union([z.literal(2), z.literal(4)])
    .nullable()
    .optional(),
  gebruikBevestigingsmiddelen: z.boolean().nullable().optional(),
  leverancierBevestigingsmiddelen: z.string().nullable().optional(),
  merk: z.string().nullable(),
  aantal: z.number().nullable(),
  hoogte: z.number().nullable(),
  breedte: z.number().nullable(),
  /** Metres above ground; absent or null: the gebouwhoogte of the project counts. */
  gebouwHoogte: number,
});

export const detailleringDataSchema = z.strictObject({
  plaatsing: z
    .strictObject({
      onderzijde: z.enum(PLAATSINGEN_ONDERZIJDE).nullable().optional(),
      bovenzijde: z.enum(PLAATSINGEN_BOVENZIJDE).nullable().optional(),
    })
    .optional(),
  binnenmuur: z.enum(BINNENMUREN).nullable().optional(),
  vloertypeOnderzijde: z.enum(VLOERTYPES_ONDERZIJDE).nullable().optional(),
  vloertypeBovenzijde: z.enum(VLOERTYPES_BOVENZIJDE).nullable().optional(),
  onderdorpel: z.enum(ONDERDORPELS).nullable().optional(),
  maximaleHartOpHartMaatLaagReliefDorpel: number,
  bovendorpel: z.enum(BOVENDORPELS).nullable().optional(),
  afstandOnderkantSpouwlatTotBovenkantVloerrand: number,
  spouwlatbreedte: number,
  stelruimte: number,
  gewichtinvoer: z.enum(GEWICHTINVOEREN).nullable().optional(),
  glasgewicht: number,
  gewichtElement: number,
  totaalgewicht: number,
  elementBevatKozijnOfSchuifpuiVanafOnderzijde: z.literal(ELEMENT_BEVAT).nullable().optional(),
  onderregel: z.enum(ONDERREGELS).nullable().optional(),
  afstandVoorkantVloerrandTotHartGroef: number,
  bovenregel: z.enum(BOVENREGELS).nullable().optional(),
  afstandOnderkantElementTotBovenkantVloerrand: number,
  afstandVoorkantElementTotVoorkantVloerrand: number,
  dikteElement: number,
});

/** The number of hoekankers of one side; for `zijkanten` the number per stijl. */
export const aantalAnkersSchema = z.strictObject({
  geadviseerd: z.int().nullable(),
  gekozen: z.int().nullable(),
});

/** Chosen products of one side, by their id in the catalogue. */
export const zijdeProductKeuzeSchema = z.strictObject({
  hoekanker: z.string().nullable(),
  bevestigingsmiddelen: z.array(z.string()).nullable(),
});

export const gevelvullingSchema = z.strictObject({
  gevelvullingEnKaderData: gevelvullingEnKaderDataSchema,
  detailleringData: detailleringDataSchema,
  verankerdeZijden: z.array(zijdeSchema),
  afstandHoekGevelvullingTotEersteAnker: perZijdeSchema(z.number()),
  maximumHartOpHartMaat: perZijdeSchema(z.number()),
  aantalAnkers: perZijdeSchema(aantalAnkersSchema),
  productKeuze: perZijdeSchema(zijdeProductKeuzeSchema),
  created: z.string().optional(),
  changed: z.string().optional(),
});

export type GevelvullingType = (typeof GEVELVULLING_TYPES)[number];
export type GevelvullingEnKaderData = z.infer<typeof gevelvullingEnKaderDataSchema>;
export type DetailleringData = z.infer<typeof detailleringDataSchema>;
export type AantalAnkers = z.infer<typeof aantalAnkersSchema>;
export type ZijdeProductKeuze = z.infer<typeof zijdeProductKeuzeSchema>;
export type Gevelvulling = z.infer<typeof gevelvullingSchema>;
