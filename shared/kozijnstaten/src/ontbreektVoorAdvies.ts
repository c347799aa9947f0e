import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { isProductkeuzeCompleet } from '@adviestool/domain/steps/gevelvullingSteps';
import { detailleringSchemas } from '@adviestool/domain/velden/detaillering';
import { chosenVariant, kaderSchema } from '@adviestool/domain/velden/variants';
import { lijstveldOf } from '@adviestool/domain/velden/lijstvelden';

import { teksten } from './teksten.ts';

interface Check {
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] };
}

const labelsOf = ({ error }: Check): string[] =>
  (error?.issues ?? []).flatMap(({ path }) => lijstveldOf(path.join('.'))?.label ?? []);

/** The labels of what a gevelvulling needs for an advice and has not, in the order of its steps. */
export const ontbreektVoorAdvies = (gevelvulling: Gevelvulling): readonly string[] => {
  const { gevelvullingEnKaderData: kader, detailleringData } = gevelvulling;
  const variant = chosenVariant(kader);
  return [
    ...new Set([
      ...labelsOf(kaderSchema.safeParse(kader)),
      ...(variant === null
        ? [teksten.detaillering]
        : labelsOf(detailleringSchemas[variant].safeParse(detailleringData))),
      ...(isProductkeuzeCompleet(gevelvulling) ? [] : [teksten.producten]),
    ]),
  ];
};
