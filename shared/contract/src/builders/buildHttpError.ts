import { HttpError } from '../api/apiError.ts';

/** An answer of the backend with this status. */
export const buildHttpError = (
  status: number,
  change: Partial<ConstructorParameters<typeof HttpError>[0]> = {},
): HttpError =>
  new HttpError({
    method: 'GET',
    path: '/api/v2/user/current',
    status,
    code: null,
    serverMessage: null,
    retryAfter: null,
    ...change,
  });
