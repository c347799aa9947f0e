import { z } from 'zod';

import { keepUnknownKeys } from './keepUnknownKeys.ts';
import { idTekst, LANGSTE_TEKST } from './langsteTekst.ts';

/** An element of a building model: a gevelvulling stands for one or more of them. */
const shape = {
  /** As the model has it; compressed IFC GlobalIds are 22 characters. */
  globalId: z.string().min(1),
  /** Name of the storey. */
  verdieping: z.string().nullable(),
  /** Degrees clockwise from north that the outside faces. */
  orientatie: z.number().nullable(),
};

/** As a message sends it. */
export const sentElementSchema = z.object({
  ...shape,
  globalId: idTekst,
  verdieping: z.string().max(LANGSTE_TEKST).nullable(),
});

/** As it is stored with a gevelvulling. */
export const modelElementSchema = keepUnknownKeys(shape);

export type ModelElement = z.infer<typeof modelElementSchema>;
