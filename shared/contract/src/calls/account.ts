import {
  accountAnswerSchema,
  editAccountBodySchema,
  forgotPasswordBodySchema,
  registerAnswerSchema,
  registerBodySchema,
  resetBodySchema,
  resetQuerySchema,
} from '../account.ts';
import { backendFormSchema } from '../backendForm.ts';
import type { Call } from './call.ts';

/* Accounts, from their registration to a new password. */

export const requestPasswordReset = {
  method: 'POST',
  path: '/api/v2/user/forgot_password',
  right: 'anonymous',
  showsRefusals: true,
  body: forgotPasswordBodySchema,
  answer: accountAnswerSchema,
} as const satisfies Call;

export const fetchResetForm = {
  method: 'GET',
  path: '/api/v2/user/reset',
  right: 'any',
  reflects: 'secret',
  query: resetQuerySchema,
  answer: backendFormSchema,
} as const satisfies Call;

export const resetPassword = {
  method: 'POST',
  path: '/api/v2/user/reset',
  right: 'any',
  reflects: 'secret',
  body: resetBodySchema,
  answer: accountAnswerSchema,
} as const satisfies Call;

export const fetchRegisterForm = {
  method: 'GET',
  path: '/api/v2/group/:groupId/user/register',
  right: 'register',
  answer: backendFormSchema,
} as const satisfies Call;

export const register = {
  method: 'POST',
  path: '/api/v2/group/:groupId/user/register',
  right: 'register',
  body: registerBodySchema,
  answer: registerAnswerSchema,
} as const satisfies Call;

export const fetchEditForm = {
  method: 'GET',
  path: '/api/v2/group/:groupId/user/edit',
  right: 'edit-account',
  answer: backendFormSchema,
} as const satisfies Call;

export const editAccount = {
  method: 'POST',
  path: '/api/v2/group/:groupId/user/edit',
  right: 'edit-account',
  body: editAccountBodySchema,
  answer: accountAnswerSchema,
} as const satisfies Call;
