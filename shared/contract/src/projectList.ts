import { z } from 'zod';

import { projectRecordSchema } from './project.ts';
import { samenvattingSchema } from './samenvatting.ts';

export const PROJECT_SORTS = ['changed', 'created', 'name', 'referentienummer'] as const;
export const PROJECTS_PER_PAGE = 20;

/** Pages count from 0. */
export const pagerSchema = z.object({
  current_page: z.int().nonnegative(),
  total_items: z.int().nonnegative(),
  total_pages: z.int().nonnegative(),
  items_per_page: z.int().positive(),
});

/** Whose projects a list is asked for: the own, or those of others. */
export const PROJECT_MAKERS = ['mij', 'collegas'] as const;

/** Whether who asks sees projects of others in the list, had they any. */
const bereikSchema = z.enum(['eigen', 'alle']).default('eigen');

/** Answer of `GET /api/v2/group/{groupId}/user/projects`. */
export const projectListAnswerSchema = z.object({
  pager: pagerSchema,
  bereik: bereikSchema,
  projects: z.object({ full: z.array(projectRecordSchema) }),
});

/** A project without its gevelvullingen. */
export const projectSummaryRecordSchema = projectRecordSchema
  .omit({ gevelvullingen_json: true })
  .extend({
    /** Null when the stored gevelvullingen cannot be read, or no catalogue is known. */
    samenvatting: samenvattingSchema.nullable(),
    /** Of a search in merken that found some. */
    gevonden: z
      .object({
        /** The first of them, each once. */
        merken: z.array(z.string()),
        /** How many different ones. */
        verschillend: z.int().positive(),
        /** How many gevelvullingen have one. */
        aantal: z.int().positive(),
      })
      .optional(),
  });

/** Answer of `GET /api/v2/group/{groupId}/user/projects?view=summary`. */
export const projectSummaryListAnswerSchema = z.object({
  pager: pagerSchema,
  bereik: bereikSchema,
  /**
   * Asked for changed advices: how many projects with a fixed one cannot be calculated, because their gevelvullingen
   * cannot be read or their catalogue is not known. An earlier backend does not count them.
   */
  onberekend: z.int().default(0),
  projects: z.object({ full: z.array(projectSummaryRecordSchema) }),
});

export type ProjectMaker = (typeof PROJECT_MAKERS)[number];
export type ProjectBereik = z.infer<typeof bereikSchema>;
export type ProjectSort = (typeof PROJECT_SORTS)[number];
export type ProjectSummaryRecord = z.infer<typeof projectSummaryRecordSchema>;
