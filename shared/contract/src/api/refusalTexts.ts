import type { ErrorTexts } from '../errorTexts.ts';
import { isHttpError } from './apiError.ts';

const WORDED = [404, 409, 413, 422, 429] as const;

/** The refusals of a company's calls, which the backend words for the user. */
export const refusalTexts = (error: unknown): ErrorTexts => {
  const status = WORDED.find((each) => isHttpError(error, each));
  return status === undefined || !isHttpError(error) || error.serverMessage === null
    ? {}
    : { [status]: error.serverMessage };
};
