import { PROJECTS_PER_PAGE } from '@adviestool/contract/projectList';
import { z } from 'zod';

/** What a variant may say of this remote; becomes the `configSchema` of its `remote.json`. */
export const configSchema = z.strictObject({
  projectsPerPage: z.int().min(5).max(100).default(PROJECTS_PER_PAGE),
});
