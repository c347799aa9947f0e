import type { Spouwankersituatie } from '@adviestool/contract/spouwankersituatie';
import { z } from 'zod';

import type { FlowStep } from './steps.ts';
import { optionalTextSchema } from '../velden/text.ts';
import { AANTAL_MAXIMUM, MAAT_MAXIMUM } from '../velden/invoergrenzen.ts';

export type SpouwankersituatieStepId = 'situatie' | 'detaillering' | 'productkeuze' | 'advies';

/** A complete situatie: wandhoogte and wandbreedte in whole mm. */
export const situatieSchema = z.object({
  merk: optionalTextSchema,
  aantal: z.number().positive().max(AANTAL_MAXIMUM).int(),
  wandhoogte: z.number().min(600).max(MAAT_MAXIMUM).int(),
  wandbreedte: z.number().min(400).max(MAAT_MAXIMUM).int(),
});

const isSituatieCompleet = ({ situatie }: Spouwankersituatie): boolean =>
  situatieSchema.safeParse(situatie).success;

/** The steps of a spouwankersituatie: only situatie is validated. */
export const SPOUWANKERSITUATIE_STEPS: readonly FlowStep<
  SpouwankersituatieStepId,
  Spouwankersituatie
>[] = [
  { id: 'situatie', isComplete: isSituatieCompleet },
  { id: 'detaillering' },
  { id: 'productkeuze' },
  { id: 'advies' },
];

/** A new concept: aantal 1, nothing else is known. */
export const createSpouwankersituatie = (id: string): Spouwankersituatie => ({
  id,
  situatie: { merk: null, aantal: 1, wandhoogte: null, wandbreedte: null },
  detaillering: {},
  productkeuze: {},
});
