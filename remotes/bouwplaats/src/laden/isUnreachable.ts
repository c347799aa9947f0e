import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';

/** Whether the server gave no answer, or has no time or a fault, so that what the phone kept is shown. */
export const isUnreachable = (error: unknown): boolean =>
  isHttpError(error)
    ? error.status >= 500 || error.status === 429
    : isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
