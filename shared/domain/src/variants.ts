import {
  BOUWMETHODEN,
  GEVELVULLING_TYPES,
  type GevelvullingEnKaderData,
  type GevelvullingType,
} from '@adviestool/contract/gevelvulling';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import { z } from 'zod';

import { optionalTextSchema, requiredTextSchema } from './text.ts';
import { GEBOUWHOOGTE_GRENZEN, MAAT_MAXIMUM } from './uitgangspunten.ts';

/** How a gevelvulling is built and anchored; with the type and the fasteners it makes the variant. */
export type Bouwwijze = 'traditioneel' | 'prefab' | 'hsb2Zijdig' | 'hsb4Zijdig';

export interface VariantTraits {
  readonly gevelvullingType: GevelvullingType;
  readonly bouwwijze: Bouwwijze;
  /** Fasteners are chosen and tested. Prefab has no such question. */
  readonly bevestigingsmiddelen: boolean;
}

export const VARIANT_IDS = [
  'kozijnTraditioneelMetBevestigingsmiddelen',
  'kozijnTraditioneelZonderBevestigingsmiddelen',
  'kozijnPrefab',
  'schuifpuiTraditioneelMetBevestigingsmiddelen',
  'schuifpuiTraditioneelZonderBevestigingsmiddelen',
  'schuifpuiPrefab',
  'hsb2ZijdigMetBevestigingsmiddelen',
  'hsb2ZijdigZonderBevestigingsmiddelen',
  'hsb4ZijdigMetBevestigingsmiddelen',
  'hsb4ZijdigZonderBevestigingsmiddelen',
] as const;

export type VariantId = (typeof VARIANT_IDS)[number];

const traits = (
  gevelvullingType: GevelvullingType,
  bouwwijze: Bouwwijze,
  bevestigingsmiddelen: boolean,
): VariantTraits => ({ gevelvullingType, bouwwijze, bevestigingsmiddelen });

/** What each variant is (specification 3, Applicability). */
export const VARIANT_TRAITS: Readonly<Record<VariantId, VariantTraits>> = {
  kozijnTraditioneelMetBevestigingsmiddelen: traits('kozijn', 'traditioneel', true),
  kozijnTraditioneelZonderBevestigingsmiddelen: traits('kozijn', 'traditioneel', false),
  kozijnPrefab: traits('kozijn', 'prefab', false),
  schuifpuiTraditioneelMetBevestigingsmiddelen: traits('schuifpui', 'traditioneel', true),
  schuifpuiTraditioneelZonderBevestigingsmiddelen: traits('schuifpui', 'traditioneel', false),
  schuifpuiPrefab: traits('schuifpui', 'prefab', false),
  hsb2ZijdigMetBevestigingsmiddelen: traits('hsb', 'hsb2Zijdig', true),
  hsb2ZijdigZonderBevestigingsmiddelen: traits('hsb', 'hsb2Zijdig', false),
  hsb4ZijdigMetBevestigingsmiddelen: traits('hsb', 'hsb4Zijdig', true),
  hsb4ZijdigZonderBevestigingsmiddelen: traits('hsb', 'hsb4Zijdig', false),
};

/** The sizes that can be calculated and drawn, whole mm. */
export const maatSchema = z.object({
  hoogte: z.int().min(600).max(MAAT_MAXIMUM),
  breedte: z.int().min(400).max(MAAT_MAXIMUM),
});

/** breedte and hoogte in whole mm, gebouwHoogte in whole m (null: that of the project counts). */
const basisShape = {
  id: z.string().min(1).optional(),
  externalId: z.string().optional(),
  merk: optionalTextSchema,
  aantal: z.int().positive(),
  ...maatSchema.shape,
  gebouwHoogte: z.int().min(GEBOUWHOOGTE_GRENZEN.min).max(GEBOUWHOOGTE_GRENZEN.max).nullish(),
};

const metShape = {
  gebruikBevestigingsmiddelen: z.literal(true),
  leverancierBevestigingsmiddelen: requiredTextSchema,
};
const zonderShape = { gebruikBevestigingsmiddelen: z.literal(false) };
const traditioneelShape = { ...basisShape, bouwmethode: z.literal('traditioneel') };
const prefabShape = { ...basisShape, bouwmethode: z.literal('prefab') };
const hsb2Shape = {
  ...basisShape,
  gevelvullingType: z.literal('hsb'),
  verbondenAantalZijden: z.literal(2),
};
const hsb4Shape = {
  ...basisShape,
  gevelvullingType: z.literal('hsb'),
  verbondenAantalZijden: z.literal(4),
};
const kozijn = { gevelvullingType: z.literal('kozijn') };
const schuifpui = { gevelvullingType: z.literal('schuifpui') };

/** The complete frame data of each variant. What does not apply to the variant is stripped. */
export const kaderSchemas = {
  kozijnTraditioneelMetBevestigingsmiddelen: z.object({
    ...kozijn,
    ...traditioneelShape,
    ...metShape,
  }),
  kozijnTraditioneelZonderBevestigingsmiddelen: z.object({
    ...kozijn,
    ...traditioneelShape,
    ...zonderShape,
  }),
  kozijnPrefab: z.object({ ...kozijn, ...prefabShape }),
  schuifpuiTraditioneelMetBevestigingsmiddelen: z.object({
    ...schuifpui,
    ...traditioneelShape,
    ...metShape,
  }),
  schuifpuiTraditioneelZonderBevestigingsmiddelen: z.object({
    ...schuifpui,
    ...traditioneelShape,
    ...zonderShape,
  }),
  schuifpuiPrefab: z.object({ ...schuifpui, ...prefabShape }),
  hsb2ZijdigMetBevestigingsmiddelen: z.object({ ...hsb2Shape, ...metShape }),
  hsb2ZijdigZonderBevestigingsmiddelen: z.object({ ...hsb2Shape, ...zonderShape }),
  hsb4ZijdigMetBevestigingsmiddelen: z.object({ ...hsb4Shape, ...metShape }),
  hsb4ZijdigZonderBevestigingsmiddelen: z.object({ ...hsb4Shape, ...zonderShape }),
} as const satisfies Record<VariantId, z.ZodType>;

export type KaderCompleet = z.output<(typeof kaderSchemas)[VariantId]>;

/** Frame data as stored or as a form holds them: anything may still be missing. */
export type KaderWaarden = Partial<GevelvullingEnKaderData>;

/** The questions that decide the variant; the other fields apply to every gevelvulling. */
export type KaderKeuzeVeld =
  | 'gevelvullingType'
  | 'bouwmethode'
  | 'verbondenAantalZijden'
  | 'gebruikBevestigingsmiddelen'
  | 'leverancierBevestigingsmiddelen';

export type KaderVeld = keyof GevelvullingEnKaderData;

const keuzesOf = (kader: KaderWaarden): KaderKeuzeVeld[] => {
  const velden: KaderKeuzeVeld[] = ['gevelvullingType'];
  const type = kader.gevelvullingType ?? null;
  if (type === null) return velden;
  velden.push(type === 'hsb' ? 'verbondenAantalZijden' : 'bouwmethode');
  if (type === 'hsb' || kader.bouwmethode === 'traditioneel') {
    velden.push('gebruikBevestigingsmiddelen');
    if (kader.gebruikBevestigingsmiddelen === true) velden.push('leverancierBevestigingsmiddelen');
  }
  return velden;
};

/** The fields of the frame data that apply to what has been chosen so far. */
export const applicableKaderFields = (kader: KaderWaarden): ReadonlySet<KaderVeld> =>
  new Set([
    'id',
    'externalId',
    'merk',
    'aantal',
    'hoogte',
    'breedte',
    'gebouwHoogte',
    ...keuzesOf(kader),
  ]);

/** Removes from frame data what no longer applies after a choice (decisions: nothing is kept hidden). */
export const cleanKader = <T extends KaderWaarden>(kader: T): T => {
  const cleaned = { ...kader };
  const velden = applicableKaderFields(kader);
  if (!velden.has('bouwmethode')) delete cleaned.bouwmethode;
  if (!velden.has('verbondenAantalZijden')) delete cleaned.verbondenAantalZijden;
  if (!velden.has('gebruikBevestigingsmiddelen')) delete cleaned.gebruikBevestigingsmiddelen;
  if (!velden.has('leverancierBevestigingsmiddelen')) {
    delete cleaned.leverancierBevestigingsmiddelen;
  }
  return cleaned;
};

/** The variant that the choices made so far lead to, or null while one of them is open. */
export const chosenVariant = (kader: KaderWaarden): VariantId | null => {
  const zijden = kader.verbondenAantalZijden ?? null;
  const met = kader.gebruikBevestigingsmiddelen ?? null;
  const type = kader.gevelvullingType ?? null;
  if (type === null) return null;
  if (type === 'hsb') {
    if (zijden === null || met === null) return null;
    return `hsb${zijden}Zijdig${met ? 'Met' : 'Zonder'}Bevestigingsmiddelen`;
  }
  if (kader.bouwmethode === 'prefab') return `${type}Prefab`;
  if (kader.bouwmethode !== 'traditioneel' || met === null) return null;
  return `${type}Traditioneel${met ? 'Met' : 'Zonder'}Bevestigingsmiddelen`;
};

const aantalZijdenSchema = z.union([z.literal(2), z.literal(4)]);
const typeShape = { ...basisShape, gevelvullingType: z.enum(GEVELVULLING_TYPES) };
const gebruikShape = { gebruikBevestigingsmiddelen: z.boolean() };
const openSchemas = {
  type: z.object(typeShape),
  bouwmethode: z.object({ ...typeShape, bouwmethode: z.enum(BOUWMETHODEN) }),
  traditioneel: z.object({ ...typeShape, ...traditioneelShape, ...gebruikShape }),
  hsb: z.object({ ...typeShape, verbondenAantalZijden: aantalZijdenSchema, ...gebruikShape }),
  hsbMet: z.object({ ...typeShape, verbondenAantalZijden: aantalZijdenSchema, ...metShape }),
};

/**
 * The schema that a form validates frame data with: that of the variant once it is chosen, else one
 * that asks for exactly the fields of {@link applicableKaderFields}.
 */
export const kaderSchemaFor = (kader: KaderWaarden): z.ZodType => {
  const variant = chosenVariant(kader);
  if (variant !== null) return kaderSchemas[variant];
  const type = kader.gevelvullingType ?? null;
  if (type === null) return openSchemas.type;
  if (type === 'hsb') {
    return kader.gebruikBevestigingsmiddelen === true ? openSchemas.hsbMet : openSchemas.hsb;
  }
  return kader.bouwmethode === 'traditioneel' ? openSchemas.traditioneel : openSchemas.bouwmethode;
};

/** Internal error: the frame data match no variant, or several (specification 8). */
export class VariantError extends Error {
  override readonly name = 'VariantError';
  readonly matches: readonly VariantId[];

  constructor(matches: readonly VariantId[]) {
    super(
      matches.length === 0
        ? 'The frame data match no variant.'
        : `The frame data match several variants: ${matches.join(', ')}.`,
    );
    this.matches = matches;
  }
}

/** Every variant whose schema the frame data pass. */
export const matchingVariants = (kader: KaderWaarden): VariantId[] =>
  VARIANT_IDS.filter((id) => kaderSchemas[id].safeParse(kader).success);

/**
 * The variant of complete frame data (specification 4, Step completion).
 * @throws VariantError when not exactly one schema matches.
 */
export const variantOf = (kader: KaderWaarden): VariantId => {
  const matches = matchingVariants(kader);
  const [variant] = matches;
  if (variant === undefined || matches.length > 1) throw new VariantError(matches);
  return variant;
};

/** The sides that a variant anchors (rekenmodel 4.1 step 1). */
export const verankerdeZijdenOf = (variantId: VariantId): readonly Zijde[] =>
  VARIANT_TRAITS[variantId].bouwwijze === 'hsb2Zijdig' ? ['onderzijde', 'bovenzijde'] : ZIJDEN;
