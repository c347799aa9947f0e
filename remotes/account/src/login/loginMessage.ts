import { isHttpError } from '@adviestool/contract/api/apiError';

import { TE_VEEL_POGINGEN } from '../form/teVeelPogingen.ts';
import { teksten } from './teksten.ts';

/**
 * What the form itself says of a refused login.
 * Null: the host's general text says it better, as for a ban of the IP address or maintenance.
 */
export const loginMessage = (error: unknown): string | null => {
  if (isHttpError(error, 400)) return teksten.onjuisteCombinatie;
  if (!isHttpError(error, 403)) return null;
  const isTooManyAttempts =
    error.code === 'flood_user' ||
    (error.code === null && error.serverMessage?.includes('Too many failed login') === true);
  return isTooManyAttempts ? TE_VEEL_POGINGEN : null;
};
