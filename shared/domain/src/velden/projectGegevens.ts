import { catalogusNaamSchema } from '@adviestool/contract/catalogusNaam';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { windvormfactorenSchema } from '@adviestool/contract/windvormfactoren';
import { z } from 'zod';

import { completeSchema } from './completeSchema.ts';
import { PROJECT_REGISTER, type PROJECT_VELDEN } from './projectVelden.ts';
import type { Compleet } from './veld.ts';

export type ProjectGegevensCompleet = Compleet<ProjectGegevens, typeof PROJECT_VELDEN>;

/** Complete project data. Empty optional text becomes null. */
export const projectGegevensCompleetSchema = completeSchema<ProjectGegevensCompleet>(
  {
    register: PROJECT_REGISTER,
  },
  {
    ook: {
      catalogus: catalogusNaamSchema.nullish(),
      gebouwhoogteControleren: z.boolean().optional(),
      windvormfactoren: windvormfactorenSchema.nullish(),
    },
  },
);

/** A new project: the building is 9 m high on open land, all else is empty. */
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
