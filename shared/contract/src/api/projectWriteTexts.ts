import type { ErrorTexts } from '../errorTexts.ts';
import { isHttpError } from './apiError.ts';

/** Without permission, by what was tried; the spelling is part of the contract. */
const GEEN_RECHT = {
  aanmaken: 'U bent niet gautoriseerd om dit project aan te maken.',
  bewerken: 'U bent niet gautoriseerd om dit project te bewerken.',
  verwijderen: 'U bent niet gautoriseerd om dit project te verwijderen.',
  koppelen: 'U bent niet gautoriseerd om deze koppeling toe te voegen.',
  ontkoppelen: 'U bent niet gautoriseerd om deze koppeling te verwijderen.',
} as const;

export type ProjectHandeling = keyof typeof GEEN_RECHT;

/** The texts for a failed write of a project that the host does not know. */
export const projectWriteTexts = (error: unknown, handeling: ProjectHandeling): ErrorTexts =>
  isHttpError(error, 403) && (error.code === null || error.code === 'forbidden')
    ? { 403: GEEN_RECHT[handeling] }
    : {};
