import { z } from 'zod';

import { lijstBodySchema, projectLijstenSchema, projectLijstSchema } from '../lijsten.ts';
import { momentSchema } from '../wire.ts';
import type { Call } from './call.ts';

/* The lists (kozijnstaten) that were read into a project. */

export const fetchLijsten = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/lijsten',
  right: 'read-project',
  answer: projectLijstenSchema,
} as const satisfies Call;

/**
 * One with the same id is the same list. `moment`: when what its import changed says that it was `changed`; `weg`: the
 * id of a gevelvulling that its import took away.
 */
export const saveLijst = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/lijsten',
  right: 'write-project',
  showsRefusals: true,
  query: z.object({ moment: momentSchema.optional(), weg: z.string().max(255).optional() }),
  body: lijstBodySchema,
  size: 64 * 1024,
  answer: projectLijstSchema,
} as const satisfies Call;
