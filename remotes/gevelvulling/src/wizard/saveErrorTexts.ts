import { isHttpError } from '@adviestool/contract/api/apiError';
import type { ErrorTexts } from '@adviestool/contract/remoteModule';

import { teksten } from './teksten.ts';

/** The texts for a refused save that the host does not know: without permission it is the project's. */
export const saveErrorTexts = (error: unknown): ErrorTexts =>
  isHttpError(error, 403) && (error.code === null || error.code === 'forbidden')
    ? { 403: teksten.geenRecht }
    : {};
