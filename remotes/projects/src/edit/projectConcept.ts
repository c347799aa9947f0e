import { numberInputSchema } from '@adviestool/contract/numberInput';
import { projectGegevensSchema } from '@adviestool/contract/project';
import { z } from 'zod';

/** The project data as the form holds them. */
export const projectInvoerSchema = projectGegevensSchema.extend({
  gebouwhoogte: numberInputSchema,
  windvormFactor: numberInputSchema,
});

export type ProjectInvoer = z.infer<typeof projectInvoerSchema>;

/** A new project that was sent: it may have been made, though no answer came. */
export const pogingSchema = z.strictObject({
  idempotencyKey: z.string(),
  gegevens: projectGegevensSchema,
});

export type Poging = z.infer<typeof pogingSchema>;
