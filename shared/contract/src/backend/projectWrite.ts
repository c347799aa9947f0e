import { z } from 'zod';

import { projectBodySchema, type ProjectRecord } from '../project.ts';
import { projectDataBodySchema } from '../projectData.ts';

/* Bodies as the backend takes them, apart from what pages read. */

const ignored = z.unknown().optional();

/**
 * A body as the backend takes it: what an answer says beside that is no mistake, for a client may give
 * back all that it was answered, but it is ignored. Any other key is refused.
 */
export const projectWriteSchema = z
  .strictObject({
    ...projectBodySchema.shape,
    id: ignored,
    group_id: ignored,
    external_connections: ignored,
    user: ignored,
    created: ignored,
    changed: ignored,
    rechten: ignored,
    archived: ignored,
  } satisfies Record<keyof ProjectRecord, z.ZodType>)
  .pipe(z.object(projectBodySchema.shape));

/** A project without its gevelvullingen; a client that does not know `rechten` yet gives them back, too. */
export const projectDataWriteSchema = z
  .strictObject({ ...projectDataBodySchema.shape, rechten: ignored })
  .pipe(z.object(projectDataBodySchema.shape));
