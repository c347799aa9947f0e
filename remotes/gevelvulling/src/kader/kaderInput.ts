import {
  gevelvullingEnKaderDataSchema,
  type Gevelvulling,
} from '@adviestool/contract/gevelvulling';
import { z } from 'zod';

/** A number field may hold text that is no number; it counts as nothing. */
const getal = z.number().nullable().optional().catch(null);

/** The frame data as the form holds them: nothing is required yet. */
export const kaderInputSchema = gevelvullingEnKaderDataSchema
  .omit({ id: true, externalId: true })
  .extend({ aantal: getal, hoogte: getal, breedte: getal, gebouwHoogte: getal })
  .partial();

export type KaderInput = z.infer<typeof kaderInputSchema>;

/** A measure of 0 is a default that nobody typed: the field is empty. */
const measureOf = (value: number | null): number | null => (value === 0 ? null : value);

/** What the form shows of a saved gevelvulling. */
export const kaderInput = ({ gevelvullingEnKaderData }: Gevelvulling): KaderInput => {
  const { id: _id, externalId: _externalId, ...kader } = gevelvullingEnKaderData;
  return { ...kader, hoogte: measureOf(kader.hoogte), breedte: measureOf(kader.breedte) };
};
