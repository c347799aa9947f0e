import type { z } from 'zod';

import type { accountAnswerSchema, ForgotPasswordBody, RegisterAnswer } from '../account.ts';
import type { BackendForm } from '../backendForm.ts';
import * as calls from '../calls/account.ts';
import * as gegevensCalls from '../calls/eigenGegevens.ts';
import { fileRequestOf } from './fileRequestOf.ts';
import { ask, requestOf } from './requestOf.ts';
import type { ApiRequest, Transport } from './transport.ts';

/** The values of a form that the backend defines; the dotted names of its fields are nested. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The two parts of a reset link. */
export interface ResetLink {
  user: string;
  resetToken: string;
}

type FormFields = BackendForm['form'];

type AccountAnswer = z.infer<typeof accountAnswerSchema>;

const fetchForm = async (api: Transport, request: ApiRequest<BackendForm>): Promise<FormFields> =>
  (await api.request(request)).data.form;

const sendForm = async (
  api: Transport,
  request: ApiRequest<AccountAnswer>,
  body: FormValues,
): Promise<string> => (await api.request({ ...request, body })).data.message;

/** `POST /api/v2/user/forgot_password`; gives what the backend says, the same for every name. */
export const requestPasswordReset = (api: Transport, body: ForgotPasswordBody): Promise<string> =>
  sendForm(api, requestOf(calls.requestPasswordReset, {}), body);

/** `GET /api/v2/group/{groupId}/user/register`. */
export const fetchRegisterForm = (api: Transport, groupId: number): Promise<FormFields> =>
  fetchForm(api, requestOf(calls.fetchRegisterForm, { groupId }));

/** `POST /api/v2/group/{groupId}/user/register`. The account is active at once, not logged in. */
export const register = async (
  api: Transport,
  groupId: number,
  body: FormValues,
): Promise<RegisterAnswer['user']> =>
  (await ask(api, { ...requestOf(calls.register, { groupId }), body })).user;

/** `GET /api/v2/group/{groupId}/user/edit`: the form with what is known as its defaults. */
export const fetchEditForm = (api: Transport, groupId: number): Promise<FormFields> =>
  fetchForm(api, requestOf(calls.fetchEditForm, { groupId }));

/** `POST /api/v2/group/{groupId}/user/edit`, with account.pass forced to null. */
export const editAccount = (
  api: Transport,
  groupId: number,
  { account, ...rest }: FormValues,
): Promise<string> =>
  sendForm(api, requestOf(calls.editAccount, { groupId }), {
    ...rest,
    account: { ...(typeof account === 'object' ? account : {}), pass: null },
  });

/** `GET /api/v2/user/reset`. @throws HttpError 403 when the link is spent, too old or unknown. */
export const fetchResetForm = (
  api: Transport,
  { user, resetToken }: ResetLink,
): Promise<FormFields> =>
  fetchForm(api, {
    ...requestOf(calls.fetchResetForm, {}),
    query: { user, reset_token: resetToken },
  });

/**
 * `POST /api/v2/user/reset`. The answer logs the user in, unless no company of the user lets anybody in by password:
 * the session has to be read anew. Gives what the backend says.
 */
export const resetPassword = (api: Transport, body: FormValues): Promise<string> =>
  sendForm(api, requestOf(calls.resetPassword, {}), body);

/** `GET /api/v2/user/cancel`. */
export const fetchCancelForm = (api: Transport): Promise<FormFields> =>
  fetchForm(api, requestOf(gegevensCalls.fetchCancelForm, {}));

/** `POST /api/v2/user/cancel`: blocks the account and ends its sessions. */
export const cancelAccount = (api: Transport, body: FormValues): Promise<string> =>
  sendForm(api, requestOf(gegevensCalls.cancelAccount, {}), body);

/** `GET /api/v2/user/gegevens`. */
export const fetchGegevensForm = (api: Transport): Promise<FormFields> =>
  fetchForm(api, requestOf(gegevensCalls.fetchGegevensForm, {}));

/** `POST /api/v2/user/gegevens`: a file with all that is kept of the caller. @throws HttpError 403, 429 */
export const fetchEigenGegevens = (api: Transport, body: FormValues): Promise<Blob> =>
  ask(api, { ...fileRequestOf(gegevensCalls.fetchEigenGegevens, {}), body });
