import { z } from 'zod';

import { csrfTokenSchema } from './wire.ts';

const groupRolesSchema = z.record(z.string(), z.object({ roles: z.array(z.string()) }));

/** Answer of `GET /api/v2/user/current`; an anonymous visitor has uid 0. */
export const currentUserSchema = z.object({
  user: z.object({
    uid: z.union([
      z.int().nonnegative(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ]),
    name: z.string(),
    roles: z.array(z.string()),
    groups: groupRolesSchema.optional(),
  }),
  /** By group id. An empty PHP array arrives as `[]`. */
  groups: z.union([groupRolesSchema, z.array(z.never()).transform(() => ({}))]).default({}),
});

/** The user of a session. */
export interface SessionUser {
  uid: number;
  name: string;
  roles: string[];
  /** By group id, the roles in that group. */
  groups: Record<string, { roles: string[] }>;
}

/** Answer of `GET /api/v2/group/{groupId}`. */
export const groupSchema = z.object({
  group: z.object({
    id: z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]),
    type: z.string(),
    label: z.string(),
    user_registration: z.boolean(),
    /** It has a provider of its own to log in by. */
    bedrijfslogin: z.boolean().optional(),
    roles: z.array(z.string()),
  }),
});

export type Group = z.infer<typeof groupSchema>['group'];

export const loginAnswerSchema = z.object({
  current_user: z.object({
    uid: z.union([z.int().positive(), z.string().regex(/^\d+$/).transform(Number)]),
    name: z.string(),
    roles: z.array(z.string()).optional(),
  }),
  csrf_token: csrfTokenSchema,
  logout_token: z.string().optional(),
});

/** Body of `POST /user/login`. */
export type LoginBody = { name: string; pass: string };
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;
