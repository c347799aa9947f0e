import { z } from 'zod';

import {
  accountAnswerSchema,
  registerAnswerSchema,
  type ForgotPasswordBody,
  type RegisterAnswer,
} from '../account.ts';
import { backendFormSchema, type BackendForm } from '../backendForm.ts';
import type { Transport } from './transport.ts';

/** The values of a form that the backend defines; the dotted names of its fields are nested. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The two parts of a reset link. */
export interface ResetLink {
  user: string;
  resetToken: string;
}

type FormFields = BackendForm['form'];

const fetchForm = async (
  api: Transport,
  path: string,
  query?: Record<string, string>,
): Promise<FormFields> => {
  const { data } = await api.request({
    method: 'GET',
    path,
    ...(query === undefined ? {} : { query }),
    answer: backendFormSchema,
  });
  return data.form;
};

const sendForm = async (api: Transport, path: string, body: FormValues): Promise<string> => {
  const { data } = await api.request({ method: 'POST', path, body, answer: accountAnswerSchema });
  return data.message;
};

/** `POST /api/v2/user/forgot_password`; gives what the backend says, the same for every name. */
export const requestPasswordReset = (api: Transport, body: ForgotPasswordBody): Promise<string> =>
  sendForm(api, '/api/v2/user/forgot_password', body);

const registerPath = (groupId: number): string => `/api/v2/group/${groupId}/user/register`;

/** `GET /api/v2/group/{groupId}/user/register`. */
export const fetchRegisterForm = (api: Transport, groupId: number): Promise<FormFields> =>
  fetchForm(api, registerPath(groupId));

/** `POST /api/v2/group/{groupId}/user/register`. The account is active at once, not logged in. */
export const register = async (
  api: Transport,
  groupId: number,
  body: FormValues,
): Promise<RegisterAnswer['user']> => {
  const { data } = await api.request({
    method: 'POST',
    path: registerPath(groupId),
    body,
    answer: registerAnswerSchema,
  });
  return data.user;
};

const editPath = (groupId: number): string => `/api/v2/group/${groupId}/user/edit`;

/** `GET /api/v2/group/{groupId}/user/edit`: the form with what is known as its defaults. */
export const fetchEditForm = (api: Transport, groupId: number): Promise<FormFields> =>
  fetchForm(api, editPath(groupId));

/** `POST /api/v2/group/{groupId}/user/edit`, with account.pass forced to null. */
export const editAccount = (
  api: Transport,
  groupId: number,
  { account, ...rest }: FormValues,
): Promise<string> =>
  sendForm(api, editPath(groupId), {
    ...rest,
    account: { ...(typeof account === 'object' ? account : {}), pass: null },
  });

/** `GET /api/v2/user/reset`. @throws HttpError 403 when the link is spent, too old or unknown. */
export const fetchResetForm = (
  api: Transport,
  { user, resetToken }: ResetLink,
): Promise<FormFields> => fetchForm(api, '/api/v2/user/reset', { user, reset_token: resetToken });

/** `POST /api/v2/user/reset`. The answer logs the user in: the session has to be read anew. */
export const resetPassword = (api: Transport, body: FormValues): Promise<string> =>
  sendForm(api, '/api/v2/user/reset', body);

/** `GET /api/v2/user/cancel`. */
export const fetchCancelForm = (api: Transport): Promise<FormFields> =>
  fetchForm(api, '/api/v2/user/cancel');

/** `POST /api/v2/user/cancel`: blocks the account and ends its sessions. */
export const cancelAccount = (api: Transport, body: FormValues): Promise<string> =>
  sendForm(api, '/api/v2/user/cancel', body);

/** `GET /api/v2/user/gegevens`. */
export const fetchGegevensForm = (api: Transport): Promise<FormFields> =>
  fetchForm(api, '/api/v2/user/gegevens');

/** `POST /api/v2/user/gegevens`: a file with all that is kept of the caller. @throws HttpError 403, 429 */
export const fetchEigenGegevens = async (api: Transport, body: FormValues): Promise<Blob> => {
  const { data } = await api.request({
    method: 'POST',
    path: '/api/v2/user/gegevens',
    body,
    accept: 'file',
    answer: z.custom<Blob>((value) => value instanceof Blob),
  });
  return data;
};
