import { z } from 'zod';

import {
  uitnodigingAntwoordSchema,
  uitnodigingBodySchema,
  uitnodigingLinkSchema,
} from '../leden.ts';
import type { Call } from './call.ts';

/* Who is invited to a company. */

export const nodigUit = {
  method: 'POST',
  path: '/api/v2/group/:groupId/uitnodigingen',
  right: 'administer',
  showsRefusals: true,
  body: uitnodigingBodySchema,
  answer: uitnodigingAntwoordSchema,
} as const satisfies Call;

export const stuurUitnodigingOpnieuw = {
  method: 'POST',
  path: '/api/v2/group/:groupId/uitnodigingen/:uitnodigingId/opnieuw',
  right: 'administer',
  showsRefusals: true,
  answer: uitnodigingAntwoordSchema,
} as const satisfies Call;

export const maakUitnodigingLink = {
  method: 'POST',
  path: '/api/v2/group/:groupId/uitnodigingen/:uitnodigingId/link',
  right: 'administer',
  showsRefusals: true,
  reflects: 'secret',
  answer: uitnodigingLinkSchema,
} as const satisfies Call;

export const trekUitnodigingIn = {
  method: 'DELETE',
  path: '/api/v2/group/:groupId/uitnodigingen/:uitnodigingId',
  right: 'administer',
  showsRefusals: true,
  answer: z.undefined(),
} as const satisfies Call;
