import type { Call } from './call.ts';

/* Sessions, and accounts from their registration to a new password. */

export const fetchCsrfToken = {
  method: 'GET',
  path: '/session/token',
  right: 'any',
  reflects: 'secret',
} as const satisfies Call;

export const login = {
  method: 'POST',
  path: '/user/login',
  right: 'anonymous',
  reflects: 'secret',
} as const satisfies Call;

export const fetchStart = {
  method: 'GET',
  path: '/api/v2/start',
  right: 'any',
  reflects: 'secret',
} as const satisfies Call;

export const fetchCurrentUser = {
  method: 'GET',
  path: '/api/v2/user/current',
  right: 'any',
  reflects: 'secret',
} as const satisfies Call;

export const logout = {
  method: 'POST',
  path: '/api/v2/user/logout',
  right: 'authenticated',
} as const satisfies Call;

export const requestPasswordReset = {
  method: 'POST',
  path: '/api/v2/user/forgot_password',
  right: 'anonymous',
  showsRefusals: true,
} as const satisfies Call;

export const fetchResetForm = {
  method: 'GET',
  path: '/api/v2/user/reset',
  right: 'any',
  reflects: 'secret',
} as const satisfies Call;

export const resetPassword = {
  method: 'POST',
  path: '/api/v2/user/reset',
  right: 'any',
  reflects: 'secret',
} as const satisfies Call;

export const signRequest = {
  method: 'POST',
  path: '/api/v2/sign_request',
  right: 'authenticated',
  showsRefusals: true,
  reflects: 'secret',
} as const satisfies Call;

export const fetchRegisterForm = {
  method: 'GET',
  path: '/api/v2/group/:groupId/user/register',
  right: 'register',
} as const satisfies Call;

export const register = {
  method: 'POST',
  path: '/api/v2/group/:groupId/user/register',
  right: 'register',
} as const satisfies Call;

export const fetchEditForm = {
  method: 'GET',
  path: '/api/v2/group/:groupId/user/edit',
  right: 'edit-account',
} as const satisfies Call;

export const editAccount = {
  method: 'POST',
  path: '/api/v2/group/:groupId/user/edit',
  right: 'edit-account',
} as const satisfies Call;

export const fetchGroup = {
  method: 'GET',
  path: '/api/v2/group/:groupId',
  right: 'group',
} as const satisfies Call;
