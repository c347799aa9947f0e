import { z } from 'zod';

import { startSchema } from '../start.ts';
import type { Call } from './call.ts';

/* What a page needs to begin. */

export const fetchStart = {
  method: 'GET',
  path: '/api/v2/start',
  right: 'any',
  reflects: 'secret',
  query: z.object({ group: z.string().optional() }),
  answer: startSchema,
} as const satisfies Call;
