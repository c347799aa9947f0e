import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import { detailleringSchemas } from '../velden/detaillering.ts';
import type { FlowStep } from './steps.ts';
import { chosenVariant, kaderSchemas } from '../velden/variants.ts';

export type GevelvullingStepId =
  | 'gevelvulling-en-kader'
  | 'detaillering'
  | 'productkeuze'
  | 'advies';

/** Whether the frame data pass the schema of their variant. */
export const isKaderCompleet = ({ gevelvullingEnKaderData }: Gevelvulling): boolean => {
  const variant = chosenVariant(gevelvullingEnKaderData);
  return variant !== null && kaderSchemas[variant].safeParse(gevelvullingEnKaderData).success;
};

/** Whether the detaillering passes the schema of the variant that the frame data chose. */
export const isDetailleringCompleet = (gevelvulling: Gevelvulling): boolean => {
  const variant = chosenVariant(gevelvulling.gevelvullingEnKaderData);
  return (
    variant !== null &&
    detailleringSchemas[variant].safeParse(gevelvulling.detailleringData).success
  );
};

/** Whether at least one side is anchored and every anchored side has a hoekanker. */
export const isProductkeuzeCompleet = ({ verankerdeZijden, productKeuze }: Gevelvulling): boolean =>
  verankerdeZijden.length > 0 &&
  verankerdeZijden.every((zijde) => productKeuze[zijde].hoekanker !== null);

/** The four steps of a gevelvulling; advies has no check, for it asks nothing. */
export const GEVELVULLING_STEPS: readonly FlowStep<GevelvullingStepId, Gevelvulling>[] = [
  { id: 'gevelvulling-en-kader', isComplete: isKaderCompleet },
  { id: 'detaillering', isComplete: isDetailleringCompleet },
  { id: 'productkeuze', isComplete: isProductkeuzeCompleet },
  { id: 'advies' },
];
