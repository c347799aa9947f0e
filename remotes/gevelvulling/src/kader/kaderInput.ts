import {
  gevelvullingEnKaderDataSchema,
  type Gevelvulling,
} from '@adviestool/contract/gevelvulling';
import { withoutModel } from '@adviestool/domain/velden/withoutModel';
import type { z } from 'zod';

import { stepInput } from '../wizard/stepInput.ts';

/** The frame data as the form holds them, and what those say: nothing is required yet. */
export const { input: kaderInputSchema, read: readKader } = stepInput(
  gevelvullingEnKaderDataSchema
    .omit({ id: true, externalId: true, elementen: true, hoogstePunt: true, uitModel: true })
    .partial(),
);

export type KaderInput = z.infer<typeof kaderInputSchema>;

/** A measure of 0 is a default that nobody typed: the field is empty. */
const measureOf = (value: number | null): number | null => (value === 0 ? null : value);

/** What the form shows of a saved gevelvulling. */
export const kaderInput = ({ gevelvullingEnKaderData }: Gevelvulling): KaderInput => {
  const { id: _id, ...kader } = withoutModel(gevelvullingEnKaderData);
  return { ...kader, hoogte: measureOf(kader.hoogte), breedte: measureOf(kader.breedte) };
};
