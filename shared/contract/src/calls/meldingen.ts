import { z } from 'zod';

import { remoteFailureSchema } from '../remoteFailure.ts';
import type { Call } from './call.ts';

/* What browsers tell. */

export const reportRemoteFailure = {
  method: 'POST',
  path: '/api/v2/meldingen/onderdelen',
  right: 'any',
  size: 1024,
  body: remoteFailureSchema,
  answer: z.undefined(),
} as const satisfies Call;
