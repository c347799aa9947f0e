import { z } from 'zod';

import { nfcTekst } from './nfcTekst.ts';
import { idSchema } from './wire.ts';
import { isZichtbareTekst, ONZICHTBARE_TEKST } from './zichtbareTekst.ts';

/** Characters of a password; there are no rules for what it is made of. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 512;

/** Characters of a user name. */
export const NAME_MAX = 60;

/** Characters of what somebody is called. */
export const NAAM_MAX = 100;

/** Characters of an e-mail address (RFC 5321). */
export const MAIL_MAX = 254;

/** Characters of one line about the company. */
export const COMPANY_LINE_MAX = 200;

const password = z.string().max(PASSWORD_MAX);

/** Left open: absent, null or an empty text. */
const optionalPassword = password.nullish();

const mail = z.string().trim().max(MAIL_MAX).pipe(z.email());

/** What somebody is called, as ‘Anna de Boer’; null: not filled in. */
export const naamSchema = z
  .string()
  .trim()
  .max(NAAM_MAX)
  .nullish()
  .transform((text) => (text === undefined || text === '' ? null : text))
  .pipe(z.string().refine(isZichtbareTekst, ONZICHTBARE_TEKST).nullable());

const optionalLine = z
  .string()
  .trim()
  .max(COMPANY_LINE_MAX)
  .nullish()
  .transform((text) => (text === undefined || text === '' ? null : text));

const companySchema = z.strictObject({
  name: z.string().trim().min(1).max(COMPANY_LINE_MAX).refine(isZichtbareTekst, ONZICHTBARE_TEKST),
  address: optionalLine,
  postal_code: optionalLine,
  city: optionalLine,
  contact_person: optionalLine,
});

/** What a user tells of the company. */
export type Company = z.infer<typeof companySchema>;

/** The answer of a call that only says that it was done. */
export const accountAnswerSchema = z.object({ message: z.string() });

/** `POST /api/v2/user/forgot_password`: a user name or an e-mail address. */
export const forgotPasswordBodySchema = z.strictObject({
  name: nfcTekst.max(MAIL_MAX),
});

/**
 * `POST group/{g}/user/register`. Like every body of a backend-defined form it nests the dotted
 * names of the form (`account.mail`), without its hidden constants and its submit button.
 *
 * Refusals, all in `message`: 403 `Only anonymous users can register a user.` (code
 * `anonymous_only`); 422 `Missing required fields`; 422 `Passwords do not match`; 422
 * `Unprocessable Entity: validation failed.` with one line for each field (`mail: …`, `name: …`);
 * 422 `De gegevens zijn niet geldig.` with one Dutch line for each field (`account.pass1: …`).
 */
export const registerBodySchema = z.strictObject({
  account: z.strictObject({
    mail,
    // Spaces around it are refused with a text of their own.
    name: nfcTekst.max(NAME_MAX),
    full_name: naamSchema.optional(),
    pass1: password,
    pass2: password,
  }),
  company: companySchema,
});

export const registerAnswerSchema = z.object({
  message: z.string(),
  user: z.object({ uid: idSchema, name: z.string() }),
});

/**
 * `POST group/{g}/user/edit`. `account.pass` is null; a new password stands in
 * pass1 and pass2. A change of mail or password needs `current_pass`, else 403
 * `Invalid current password.`; the 422 answers are those of registering.
 */
export const editAccountBodySchema = z.strictObject({
  account: z.strictObject({
    mail,
    full_name: naamSchema.optional(),
    pass: z.null().optional(),
    current_pass: optionalPassword,
    pass1: optionalPassword,
    pass2: optionalPassword,
  }),
  company: companySchema,
});

/** The query of a reset link, on the site and in `GET /api/v2/user/reset`. */
export const resetQuerySchema = z.strictObject({
  user: z.string(),
  reset_token: z.string(),
});

/** `POST /api/v2/user/reset`; both hidden fields of the form go back as they came. */
export const resetBodySchema = z.strictObject({
  user: idSchema,
  reset_token: z.string().max(100),
  pass1: password,
  pass2: password,
});

/** `POST /api/v2/user/cancel`. */
export const cancelBodySchema = z.strictObject({ current_pass: password });

/** `POST /api/v2/user/gegevens`: answers with a file of what is kept of the caller. */
export const gegevensBodySchema = z.strictObject({ current_pass: password });

export type ForgotPasswordBody = z.infer<typeof forgotPasswordBodySchema>;
export type RegisterBody = z.infer<typeof registerBodySchema>;
export type RegisterAnswer = z.infer<typeof registerAnswerSchema>;
export type EditAccountBody = z.infer<typeof editAccountBodySchema>;
