import { z } from 'zod';

import { nfcTekst } from '../nfcTekst.ts';
import type { LoginBody } from '../session.ts';

/** Far more than a password may have: up to it, one that is too long is a wrong one like any other. */
const MOST_PASS = 100_000;

export const loginBodySchema = z.strictObject({
  name: nfcTekst,
  pass: z.string().max(MOST_PASS),
}) satisfies z.ZodType<LoginBody>;
