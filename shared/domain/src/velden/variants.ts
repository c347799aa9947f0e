import {
  type GevelvullingEnKaderData,
  type GevelvullingType,
} from '@adviestool/contract/gevelvulling';
import { modelElementSchema } from '@adviestool/contract/modelElement';
import type { OptieWaarde } from '@adviestool/contract/veldsoorten';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import { z } from 'zod';

import { cleanVelden } from './cleanVelden.ts';
import { completeSchema } from './completeSchema.ts';
import { KADER_REGISTER, type KADER_VELDEN } from './kaderVelden.ts';
import type { Bouwwijze, Compleet, Situatie } from './veld.ts';

export interface VariantTraits extends Situatie {
  readonly gevelvullingType: GevelvullingType;
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

/** Makes something for each variant, when it is first asked for: a page needs few of them. */
export const mapVariants = <T>(make: (variant: VariantId) => T): Readonly<Record<VariantId, T>> => {
  const made = new Map<VariantId, T>();
  const of = (variant: VariantId): T => {
    const earlier = made.get(variant);
    if (earlier !== undefined) return earlier;
    const value = make(variant);
    made.set(variant, value);
    return value;
  };
  return {
    get kozijnTraditioneelMetBevestigingsmiddelen() {
      return of('kozijnTraditioneelMetBevestigingsmiddelen');
    },
    get kozijnTraditioneelZonderBevestigingsmiddelen() {
      return of('kozijnTraditioneelZonderBevestigingsmiddelen');
    },
    get kozijnPrefab() {
      return of('kozijnPrefab');
    },
    get schuifpuiTraditioneelMetBevestigingsmiddelen() {
      return of('schuifpuiTraditioneelMetBevestigingsmiddelen');
    },
    get schuifpuiTraditioneelZonderBevestigingsmiddelen() {
      return of('schuifpuiTraditioneelZonderBevestigingsmiddelen');
    },
    get schuifpuiPrefab() {
      return of('schuifpuiPrefab');
    },
    get hsb2ZijdigMetBevestigingsmiddelen() {
      return of('hsb2ZijdigMetBevestigingsmiddelen');
    },
    get hsb2ZijdigZonderBevestigingsmiddelen() {
      return of('hsb2ZijdigZonderBevestigingsmiddelen');
    },
    get hsb4ZijdigMetBevestigingsmiddelen() {
      return of('hsb4ZijdigMetBevestigingsmiddelen');
    },
    get hsb4ZijdigZonderBevestigingsmiddelen() {
      return of('hsb4ZijdigZonderBevestigingsmiddelen');
    },
  };
};

const makeTraits = (
  gevelvullingType: GevelvullingType,
  bouwwijze: Bouwwijze,
  bevestigingsmiddelen: boolean,
): VariantTraits => ({ gevelvullingType, bouwwijze, bevestigingsmiddelen });

/** What each variant is. */
export const VARIANT_TRAITS: Readonly<Record<VariantId, VariantTraits>> = {
  kozijnTraditioneelMetBevestigingsmiddelen: makeTraits('kozijn', 'traditioneel', true),
  kozijnTraditioneelZonderBevestigingsmiddelen: makeTraits('kozijn', 'traditioneel', false),
  kozijnPrefab: makeTraits('kozijn', 'prefab', false),
  schuifpuiTraditioneelMetBevestigingsmiddelen: makeTraits('schuifpui', 'traditioneel', true),
  schuifpuiTraditioneelZonderBevestigingsmiddelen: makeTraits('schuifpui', 'traditioneel', false),
  schuifpuiPrefab: makeTraits('schuifpui', 'prefab', false),
  hsb2ZijdigMetBevestigingsmiddelen: makeTraits('hsb', 'hsb2Zijdig', true),
  hsb2ZijdigZonderBevestigingsmiddelen: makeTraits('hsb', 'hsb2Zijdig', false),
  hsb4ZijdigMetBevestigingsmiddelen: makeTraits('hsb', 'hsb4Zijdig', true),
  hsb4ZijdigZonderBevestigingsmiddelen: makeTraits('hsb', 'hsb4Zijdig', false),
};

/** The answers that make a variant. */
export const keuzesOf = ({
  gevelvullingType,
  bouwwijze,
  bevestigingsmiddelen: gebruikBevestigingsmiddelen,
}: VariantTraits): Readonly<Record<string, OptieWaarde>> => {
  switch (bouwwijze) {
    case 'prefab':
      return { gevelvullingType, bouwmethode: bouwwijze };
    case 'traditioneel':
      return { gevelvullingType, bouwmethode: bouwwijze, gebruikBevestigingsmiddelen };
    case 'hsb2Zijdig':
      return { gevelvullingType, verbondenAantalZijden: 2, gebruikBevestigingsmiddelen };
    case 'hsb4Zijdig':
      return { gevelvullingType, verbondenAantalZijden: 4, gebruikBevestigingsmiddelen };
    default:
      return bouwwijze satisfies never;
  }
};

/** Complete frame data: breedte and hoogte in whole mm, gebouwHoogte in whole m. */
export type KaderCompleet = Omit<
  Compleet<GevelvullingEnKaderData, typeof KADER_VELDEN>,
  'id' | 'externalId' | 'elementen' | 'hoogstePunt' | 'uitModel'
>;

/** Frame data as stored or as a form holds them: anything may still be missing. */
export type KaderWaarden = Partial<GevelvullingEnKaderData>;

const VRAAG = { register: KADER_REGISTER };

/** Not asked by the form. */
const IDENTITEIT = {
  id: z.string().min(1).optional(),
  externalId: z.string().optional(),
  elementen: z.array(modelElementSchema).optional(),
  hoogstePunt: z.number().optional(),
  uitModel: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
};

/** Complete frame data, whatever their variant: each question that the answers so far lead to. */
export const kaderSchema = completeSchema<KaderCompleet>(VRAAG, { ook: IDENTITEIT });

const kaderSchemaOf = (variant: VariantId): z.ZodType<KaderCompleet> =>
  completeSchema(VRAAG, { vast: keuzesOf(VARIANT_TRAITS[variant]), ook: IDENTITEIT });

/** The complete frame data of each variant. What does not apply to the variant is stripped. */
export const kaderSchemas = mapVariants(kaderSchemaOf);

/** Removes from frame data what no longer applies after a choice: nothing is kept hidden. */
export const cleanKader = <T extends KaderWaarden>(kader: T): T => cleanVelden([VRAAG], kader);

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

/** The variants that the choices made so far still leave open. */
export const possibleVariants = (kader: KaderWaarden): VariantId[] => {
  const chosen = new Map<string, unknown>(Object.entries(kader));
  return VARIANT_IDS.filter((variant) =>
    Object.entries(keuzesOf(VARIANT_TRAITS[variant])).every(
      ([naam, waarde]) => (chosen.get(naam) ?? waarde) === waarde,
    ),
  );
};

/** Internal error: the frame data match no variant, or several. */
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
 * The variant of complete frame data.
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
