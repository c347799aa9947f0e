import { z } from 'zod';

import { nfcTekst } from '../nfcTekst.ts';
import type { LoginBody } from '../session.ts';

export const loginBodySchema = z.strictObject({
  name: nfcTekst,
  pass: z.string(),
}) satisfies z.ZodType<LoginBody>;
