import type { z } from 'zod';

import { projectBodySchema } from './project.ts';

/** Body of `PUT …/project/{id}/gegevens`: a project without its gevelvullingen. */
export const projectDataBodySchema = projectBodySchema.omit({ gevelvullingen_json: true });

/** The data of a project without the version of the client that wrote them. */
export const projectDataSchema = projectDataBodySchema.omit({ version: true });

export type ProjectDataBody = z.infer<typeof projectDataBodySchema>;
export type ProjectData = z.infer<typeof projectDataSchema>;
