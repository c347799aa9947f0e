import { isApiError } from '@adviestool/contract/api/apiError';

/** Whether the server gave no answer, so that what the phone kept is shown. */
export const isUnreachable = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
