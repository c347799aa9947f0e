import { z } from 'zod';

import { projectBodySchema } from './project.ts';
import { momentSchema } from './wire.ts';

const wieSchema = z.object({ uid: z.int(), name: z.string() });

const revisieSchema = z.object({
  revision: z.int().positive(),
  /** Null: before the history was kept. */
  op: momentSchema.nullable(),
  door: wieSchema.nullable(),
});

/** Query of `GET …/project/{id}/vergelijking`: one of both. */
export const vergelijkingQuerySchema = z.object({
  versie: z
    .string()
    .regex(/^[1-9]\d{0,6}$/)
    .transform(Number)
    .optional(),
  datum: z.iso.date().optional(),
});

/** Answer of `GET …/project/{id}/vergelijking`: what a project was, and who made it what it is. */
export const vergelijkingSchema = z.object({
  /** The version that is compared with. */
  toen: revisieSchema,
  /** The revision of the project that it is compared with, as it is now. */
  nu: z.int().positive(),
  /** The project as it was; null when that cannot be made any more. */
  project: z.object({ ...projectBodySchema.shape, name: z.string() }).nullable(),
  /**
   * The revision that last gave a value which is otherwise than then; what is absent is not known. `id`: of the
   * gevelvulling; null: the data of the project. `pad`: as in the history; empty: it came or went.
   */
  laatste: z.array(z.object({ id: z.string().nullable(), pad: z.string(), revision: z.int() })),
  /** The revisions that are named there. */
  revisies: z.array(revisieSchema),
  /** Who last saved the standards of the project since; null: nobody. What they were is not kept. */
  standaarden: z.object({ op: momentSchema, door: wieSchema }).nullable(),
});

export type Vergelijking = z.infer<typeof vergelijkingSchema>;
