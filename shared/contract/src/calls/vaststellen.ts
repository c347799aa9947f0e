import { vaststellenWrittenSchema } from '../vaststellen.ts';
import { intrekkenBodySchema, vaststellenBodySchema } from '../backend/vaststellenBody.ts';
import type { Call } from './call.ts';

/* Advices that are fixed, or no longer. */

export const fixAdviezen = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/vaststellen',
  right: 'write-project',
  showsRefusals: true,
  body: vaststellenBodySchema,
  answer: vaststellenWrittenSchema,
  minimal: true,
} as const satisfies Call;

export const releaseAdviezen = {
  method: 'DELETE',
  path: '/api/v2/group/:groupId/project/:projectId/vaststellen',
  right: 'write-project',
  showsRefusals: true,
  body: intrekkenBodySchema,
  answer: vaststellenWrittenSchema,
  minimal: true,
} as const satisfies Call;
