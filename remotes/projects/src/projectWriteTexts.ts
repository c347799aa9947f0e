import { isHttpError } from '@adviestool/contract/api/apiError';
import type { ErrorTexts } from '@adviestool/contract/remoteModule';

const ONBEKENDE_FOUT = 'Er is een onbekende fout opgetreden. Probeer het later nog eens.';

/** Without permission, by what was tried; the spelling is that of specification 8. */
export const GEEN_RECHT = {
  aanmaken: 'U bent niet gautoriseerd om dit project aan te maken.',
  bewerken: 'U bent niet gautoriseerd om dit project te bewerken.',
  verwijderen: 'U bent niet gautoriseerd om dit project te verwijderen.',
} as const;

export type ProjectHandeling = keyof typeof GEEN_RECHT;

/** Statuses for which the host's own text is the right one. */
const GENERAL_STATUSES: ReadonlySet<number> = new Set([429, 503]);

/** The texts for a failed write of a project (specification 8): the server's own message, when it sent one. */
export const projectWriteTexts = (error: unknown, handeling: ProjectHandeling): ErrorTexts => {
  if (!isHttpError(error) || GENERAL_STATUSES.has(error.status)) return {};
  if (error.status !== 403) return { [error.status]: error.serverMessage ?? ONBEKENDE_FOUT };
  return error.code === null || error.code === 'forbidden' ? { 403: GEEN_RECHT[handeling] } : {};
};
