import { z } from 'zod';

import { revisieSchema } from './revisie.ts';

/** Where somebody is in a project: the id of a gevelvulling, and the step that is open; empty: the project. */
const plekSchema = z.string().max(120);

/** Query of a tab that follows a project. */
export const volgQuerySchema = z.object({
  /** Names the tab, for as long as it is open. */
  tab: z.string().regex(/^[\w-]{8,36}$/),
  plek: plekSchema.default(''),
});

const aanwezigeSchema = z.object({
  tab: z.string(),
  uid: z.int(),
  name: z.string(),
  plek: plekSchema,
});

/** Who has a project on the screen. */
export const aanwezigenSchema = z.array(aanwezigeSchema);

/** At which revision a project is, and who has it on the screen. */
export const projectStandSchema = z.object({
  revision: revisieSchema,
  aanwezig: aanwezigenSchema,
  /** The number of what was said on site last; 0: nothing was. Absent: the backend does not tell. */
  gemonteerd: z.int().optional(),
});

/** The project was saved; nothing of what. */
export const opgeslagenSchema = z.object({ revision: revisieSchema, uid: z.int() });

const wieSchema = z.object({ uid: z.int(), name: z.string() });

/** What somebody did with a project as a whole: `aan` has it from now on; null: it is nobody else's. */
export const beheerSchema = z.object({
  wat: z.enum(['verwijderd', 'teruggezet', 'gearchiveerd', 'uit_archief', 'overgedragen']),
  door: wieSchema,
  op: z.string(),
  aan: wieSchema.nullable(),
});

/** Something was said on site, under this number; nothing of what. */
const gemonteerdSchema = z.object({ gemonteerd: z.int() });

/** The events of the stream of a project, and what each carries. */
export const VOLG_EVENTS = {
  stand: projectStandSchema,
  aanwezig: aanwezigenSchema,
  opgeslagen: opgeslagenSchema,
  beheer: beheerSchema,
  gemonteerd: gemonteerdSchema,
} as const;

export type Aanwezige = z.infer<typeof aanwezigeSchema>;
export type Beheer = z.infer<typeof beheerSchema>;
export type ProjectStand = z.infer<typeof projectStandSchema>;
