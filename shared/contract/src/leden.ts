import { z } from 'zod';

import { MAIL_MAX } from './account.ts';
import { LID_ROLLEN } from './rollen.ts';
import { idSchema, momentSchema } from './wire.ts';

const rolSchema = z.enum(LID_ROLLEN);

const lidSchema = z.object({
  uid: idSchema,
  naam: z.string(),
  /** Null: of who is no member any more. */
  mail: z.string().nullable(),
  rollen: z.array(z.string()),
  /** False: left projects behind. */
  is_lid: z.boolean(),
  /** Cannot log in. */
  is_geblokkeerd: z.boolean(),
  /** The last login; null: never. */
  login: momentSchema.nullable(),
  /** Projects in the group that are not deleted. */
  projecten: z.int().nonnegative(),
});

const uitnodigingSchema = z.object({
  id: idSchema,
  mail: z.string(),
  rol: rolSchema,
  /** Name of who invited. */
  door: z.string(),
  verstuurd: momentSchema,
  verloopt: momentSchema,
  is_verlopen: z.boolean(),
});

/** `GET group/{g}/leden`, for administrators: members, who left projects behind, and open invitations. */
export const ledenSchema = z.object({
  leden: z.array(lidSchema),
  uitnodigingen: z.array(uitnodigingSchema),
});

/** `PUT group/{g}/leden/{uid}`. 409: the group would be without an administrator. */
export const rolBodySchema = z.strictObject({ rol: rolSchema });

/**
 * `POST group/{g}/leden/{uid}/verwijderen`: `naar` gets the projects, and may be null when there are
 * none. 409: the last administrator; 422: nobody gets the projects.
 */
export const lidVerwijderenBodySchema = z.strictObject({ naar: idSchema.nullable() });

/**
 * `POST group/{g}/uitnodigingen`. A repeated call makes a new link and ends the former. 422: a member has this
 * address; 429: too many.
 */
export const uitnodigingBodySchema = z.strictObject({
  mail: z.string().trim().max(MAIL_MAX).pipe(z.email()),
  rol: rolSchema,
});

export const uitnodigingAntwoordSchema = z.object({ uitnodiging: uitnodigingSchema });

export type Lid = z.infer<typeof lidSchema>;
export type Leden = z.infer<typeof ledenSchema>;
export type Uitnodiging = z.infer<typeof uitnodigingSchema>;
export type UitnodigingBody = z.infer<typeof uitnodigingBodySchema>;
