import { z } from 'zod';

import { MAIL_MAX, naamSchema } from './account.ts';
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
  /** The last login, to whichever company; null: never. */
  login: momentSchema.nullable(),
  /** Came in by the company login, whose provider says the roles: one given by hand lasts until it is asked again. */
  rol_via_bedrijfslogin: z.boolean().default(false),
  /** Projects in the group that are not deleted. */
  projecten: z.int().nonnegative(),
});

const uitnodigingSchema = z.object({
  id: idSchema,
  mail: z.string(),
  /** What the invited is called; null: nobody said. */
  naam: z.string().nullable().default(null),
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
  /** False: mails become files of the server, and nobody gets them. */
  mailserver: z.boolean().default(true),
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
 * address, or too many invitations went to it; 429: the company sent too many.
 */
export const uitnodigingBodySchema = z.strictObject({
  mail: z.string().trim().max(MAIL_MAX).pipe(z.email()),
  /** What the invited is called: in the mail, and before it is typed in the form of the account. */
  naam: naamSchema.optional(),
  rol: rolSchema,
});

/** `POST …/uitnodigingen/{id}/link`: a link beside that of the mail. A repeated call ends the former one. */
export const uitnodigingLinkSchema = z.object({ token: z.string() });

export const uitnodigingAntwoordSchema = z.object({ uitnodiging: uitnodigingSchema });

export type Lid = z.infer<typeof lidSchema>;
export type Leden = z.infer<typeof ledenSchema>;
export type Uitnodiging = z.infer<typeof uitnodigingSchema>;
export type UitnodigingBody = z.infer<typeof uitnodigingBodySchema>;
