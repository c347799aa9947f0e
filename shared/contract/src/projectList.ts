import { z } from 'zod';

import { projectRecordSchema } from './project.ts';

export const PROJECT_SORTS = ['changed', 'created', 'name', 'referentienummer'] as const;
export const PROJECTS_PER_PAGE = 20;

/** Answer of `GET /api/v2/group/{groupId}/user/projects`; pages count from 0. */
export const projectListAnswerSchema = z.object({
  pager: z.object({
    current_page: z.int().nonnegative(),
    total_items: z.int().nonnegative(),
    total_pages: z.int().nonnegative(),
    items_per_page: z.int().positive(),
  }),
  projects: z.object({ full: z.array(projectRecordSchema) }),
});

export type ProjectSort = (typeof PROJECT_SORTS)[number];
