import { HttpError } from '@adviestool/contract/api/apiError';

/** An answer of the backend that refuses a call. */
export const buildHttpError = (
  status: number,
  {
    code = null,
    serverMessage = null,
    path = '/',
  }: Partial<Pick<HttpError, 'code' | 'serverMessage' | 'path'>> = {},
): HttpError =>
  new HttpError({ method: 'POST', path, status, code, serverMessage, retryAfter: null });
