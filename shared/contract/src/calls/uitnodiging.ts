import { accountAnswerSchema } from '../account.ts';
import {
  geopendeUitnodigingSchema,
  uitnodigingAccountBodySchema,
  uitnodigingTokenSchema,
} from '../uitnodiging.ts';
import type { Call } from './call.ts';

/* By the link of an invitation. */

export const openUitnodiging = {
  method: 'POST',
  path: '/api/v2/uitnodiging/openen',
  right: 'any',
  showsRefusals: true,
  reflects: 'secret',
  body: uitnodigingTokenSchema,
  answer: geopendeUitnodigingSchema,
} as const satisfies Call;

export const registerByUitnodiging = {
  method: 'POST',
  path: '/api/v2/uitnodiging/account',
  right: 'anonymous',
  showsRefusals: true,
  reflects: 'secret',
  body: uitnodigingAccountBodySchema,
  answer: accountAnswerSchema,
} as const satisfies Call;

export const joinByUitnodiging = {
  method: 'POST',
  path: '/api/v2/uitnodiging/meedoen',
  right: 'authenticated',
  showsRefusals: true,
  reflects: 'secret',
  body: uitnodigingTokenSchema,
  answer: accountAnswerSchema,
} as const satisfies Call;
