import { z } from 'zod';

import { naamSchema, NAME_MAX, PASSWORD_MAX } from './account.ts';
import { backendFormSchema } from './backendForm.ts';
import { LID_ROLLEN } from './rollen.ts';
import { nfcTekst } from './nfcTekst.ts';
import { momentSchema } from './wire.ts';

/*
 * By the link of an invitation, whose token stands in the fragment of the address and in the body of each
 * call. Every call with a token that is unknown, spent, withdrawn or too old: 403 in Dutch.
 */

const token = z.string().max(100);

/** `POST /api/v2/uitnodiging/openen`, and `…/meedoen` for who is logged in. */
export const uitnodigingTokenSchema = z.strictObject({ token });

/** What the invitation says to who holds its link. */
export const geopendeUitnodigingSchema = z.object({
  bedrijf: z.string(),
  mail: z.string(),
  /** What the invited is called; null: nobody said. */
  naam: z.string().nullable().default(null),
  rol: z.enum(LID_ROLLEN),
  verloopt: momentSchema,
  /** Somebody has an account with this address: who logs in with it can join. */
  heeft_account: z.boolean(),
  /** The form of a new account. */
  form: backendFormSchema.shape.form,
});

/**
 * `POST /api/v2/uitnodiging/account`: a new account with the address of the invitation, which is logged in. A company
 * that forbids passwords asks none, and the account is logged in by its provider.
 */
export const uitnodigingAccountBodySchema = z.strictObject({
  token,
  account: z.strictObject({
    name: nfcTekst.max(NAME_MAX),
    full_name: naamSchema.optional(),
    pass1: z.string().max(PASSWORD_MAX).optional(),
    pass2: z.string().max(PASSWORD_MAX).optional(),
  }),
});

export type GeopendeUitnodiging = z.infer<typeof geopendeUitnodigingSchema>;
