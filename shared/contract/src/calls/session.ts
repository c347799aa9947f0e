import { z } from 'zod';

import { loginBodySchema } from '../backend/loginBody.ts';
import { currentUserSchema, groupSchema, loginAnswerSchema } from '../session.ts';
import { csrfTokenSchema } from '../wire.ts';
import type { Call } from './call.ts';

/* Sessions. */

export const fetchCsrfToken = {
  method: 'GET',
  path: '/session/token',
  right: 'any',
  reflects: 'secret',
  text: true,
  answer: csrfTokenSchema,
  content: z.string().length(43),
} as const satisfies Call;

export const login = {
  method: 'POST',
  path: '/user/login',
  right: 'anonymous',
  reflects: 'secret',
  query: z.object({ _format: z.string().optional() }),
  body: loginBodySchema,
  answer: loginAnswerSchema,
} as const satisfies Call;

export const fetchCurrentUser = {
  method: 'GET',
  path: '/api/v2/user/current',
  right: 'any',
  reflects: 'secret',
  answer: currentUserSchema,
} as const satisfies Call;

export const logout = {
  method: 'POST',
  path: '/api/v2/user/logout',
  right: 'authenticated',
  answer: z.undefined(),
} as const satisfies Call;

export const fetchGroup = {
  method: 'GET',
  path: '/api/v2/group/:groupId',
  right: 'group',
  answer: groupSchema,
} as const satisfies Call;
