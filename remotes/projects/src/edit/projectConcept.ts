import { numberInputSchema } from '@adviestool/contract/numberInput';
import { projectGegevensSchema } from '@adviestool/contract/project';
import { z } from 'zod';

/** Facades with a windvormfactor of their own, as far as they are typed. */
export const gevelFactorenSchema = z.array(
  z.object({ gevel: z.string().optional(), factor: numberInputSchema.optional() }),
);

/** The project data as the form holds them. */
export const projectInvoerSchema = projectGegevensSchema.extend({
  gebouwhoogte: numberInputSchema,
  windvormFactor: numberInputSchema,
  windvormfactoren: gevelFactorenSchema.nullish(),
});

export type ProjectInvoer = z.infer<typeof projectInvoerSchema>;

/** A new project that was sent: it may have been made, though no answer came. */
export const pogingSchema = z.strictObject({
  idempotencyKey: z.string(),
  gegevens: projectGegevensSchema,
  /** Of the page that sent it; absent: an earlier release did. */
  clientVersion: z.string().optional(),
});

export type Poging = z.infer<typeof pogingSchema>;
