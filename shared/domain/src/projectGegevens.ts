import {
  TERREINCATEGORIEEN,
  TYPEN_BOUW,
  WINDGEBIEDEN,
  type ProjectGegevens,
} from '@adviestool/contract/project';
import { z } from 'zod';

import { optionalTextSchema, requiredTextSchema } from './text.ts';
import { GEBOUWHOOGTE_GRENZEN } from './uitgangspunten.ts';

/**
 * Complete project data (specification 5): `gebouwhoogte` in whole m, `windvormFactor` without unit
 * in steps of 0,1. Empty optional text becomes null.
 */
export const projectGegevensCompleetSchema = z.strictObject({
  projectNaam: requiredTextSchema,
  referentienummer: optionalTextSchema,
  typeBouw: z.enum(TYPEN_BOUW),
  windgebied: z.literal(WINDGEBIEDEN),
  terreincategorie: z.enum(TERREINCATEGORIEEN),
  gebouwhoogte: z.int().min(GEBOUWHOOGTE_GRENZEN.min).max(GEBOUWHOOGTE_GRENZEN.max),
  windvormFactor: z.number().min(0).max(1.4).multipleOf(0.1),
  werkadres: optionalTextSchema,
  plaatsWerkadres: optionalTextSchema,
});

export type ProjectGegevensCompleet = z.output<typeof projectGegevensCompleetSchema>;

/** A new project (specification 9): the building is 9 m high on open land, all else is empty. */
export const NIEUW_PROJECT: Readonly<ProjectGegevens> = {
  projectNaam: null,
  referentienummer: null,
  typeBouw: null,
  windgebied: null,
  terreincategorie: 'onbebouwd',
  gebouwhoogte: 9,
  windvormFactor: 1.4,
  werkadres: null,
  plaatsWerkadres: null,
};

/** Whether the project is ready to use: its data are complete and within their bounds. */
export const isProjectGereed = (projectGegevens: ProjectGegevens): boolean =>
  projectGegevensCompleetSchema.safeParse(projectGegevens).success;
