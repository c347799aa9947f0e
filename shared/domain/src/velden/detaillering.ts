import { detailleringDataSchema, type DetailleringData } from '@adviestool/contract/gevelvulling';

import { cleanVelden, keepOffered } from './cleanVelden.ts';
import { completeSchema } from './completeSchema.ts';
import { DETAILLERING_REGISTER } from './detailleringVelden.ts';
import type { Vraag } from './register.ts';
import { mapVariants, VARIANT_TRAITS, type VariantId } from './variants.ts';

/** The detaillering as it is asked in a variant. */
export const detailleringVraagOf = (variant: VariantId): Vraag => ({
  register: DETAILLERING_REGISTER,
  situatie: VARIANT_TRAITS[variant],
});

/** The complete detaillering of each variant. What does not apply is stripped, not refused. */
export const detailleringSchemas = mapVariants((variant) =>
  completeSchema<DetailleringData>(detailleringVraagOf(variant)),
);

/** Removes what none of the variants asks any more, and choices that none of them offers. */
export const cleanDetaillering = (
  variants: readonly VariantId[],
  values: DetailleringData,
): DetailleringData => cleanVelden(variants.map(detailleringVraagOf), values);

/** The answers with what was chosen before in the place of choices that none of the variants offers. */
export const offeredDetaillering = (
  variants: readonly VariantId[],
  values: DetailleringData,
  before: DetailleringData,
): DetailleringData => keepOffered(variants.map(detailleringVraagOf), values, before);

const { plaatsing: plaatsingSchema } = detailleringDataSchema.shape;

/** What no field of this release holds. */
const unknownOf = (value: object, known: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !Object.hasOwn(known, key)));

/** The answers, with what a newer release keeps in the earlier detaillering and they do not have. */
export const withUnknownDetaillering = (
  earlier: DetailleringData,
  answers: DetailleringData,
): DetailleringData => {
  const plaatsing = {
    ...unknownOf(earlier.plaatsing ?? {}, plaatsingSchema.unwrap().shape),
    ...answers.plaatsing,
  };
  return {
    ...unknownOf(earlier, detailleringDataSchema.shape),
    ...answers,
    ...(Object.keys(plaatsing).length > 0 && { plaatsing }),
  };
};
