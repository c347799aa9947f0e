import { z } from 'zod';

import { nfcTekst } from '../nfcTekst.ts';

/** Body of `POST /user/login`. */
export const loginBodySchema = z.strictObject({
  name: nfcTekst,
  pass: z.string(),
});
