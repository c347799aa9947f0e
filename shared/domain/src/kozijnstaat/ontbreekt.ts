import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import { detailleringSchemas } from '../velden/detaillering.ts';
import { chosenVariant, kaderSchema } from '../velden/variants.ts';
import { lijstveldOf } from './lijstvelden.ts';
import { teksten } from './teksten.ts';

interface Check {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] };
}

const labelsOf = ({ error }: Check): string[] =>
  (error?.issues ?? []).flatMap(({ path }) => lijstveldOf(path.join('.'))?.label ?? []);

/** The labels of what a gevelvulling needs for an advice and has not, in the order of its steps. */
export const ontbreektVoorAdvies = (gevelvulling: Gevelvulling): readonly string[] => {
  const { gevelvullingEnKaderData: kader, detailleringData, verankerdeZijden } = gevelvulling;
  const variant = chosenVariant(kader);
  const hasProducts =
    verankerdeZijden.length > 0 &&
    verankerdeZijden.every((zijde) => gevelvulling.productKeuze[zijde].hoekanker !== null);
  return [
    ...new Set([
      ...labelsOf(kaderSchema.safeParse(kader)),
      ...(variant === null
        ? [teksten.detaillering]
        : labelsOf(detailleringSchemas[variant].safeParse(detailleringData))),
      ...(hasProducts ? [] : [teksten.producten]),
    ]),
  ];
};
