import { isApiError, isHttpError, type ApiError } from '@adviestool/contract/api/apiError';
import type { BackendForm } from '@adviestool/contract/backendForm';
import { z } from 'zod';

import { refusalText } from './refusalErrors.ts';
import { teksten } from './teksten.ts';

/** A form that can be shown, or why it cannot. */
export type LoadedForm =
  | { kind: 'form'; form: BackendForm['form'] }
  | { kind: 'problem'; text: string };

/** Where the answer names a kind of field that this version does not know. */
const unknownKindText = (error: z.ZodError): string => {
  const issue = error.issues.find(({ path }) => path[0] === 'form' && path[2] === 'type');
  if (issue === undefined) return teksten.formulierPastNiet;
  return teksten.onbekendeSoort(String(issue.path[1]));
};

/** Logged in since the page was opened: the host says so and reloads, as nothing is lost by it. */
const isAnonymousOnly = (error: ApiError): boolean =>
  isHttpError(error, 403) && error.code === 'anonymous_only';

const problemText = (error: unknown): string | null => {
  if (!isApiError(error)) return null;
  if (error.kind === 'answer' && error.cause instanceof z.ZodError) {
    return unknownKindText(error.cause);
  }
  // The page is there: only what it asked for is not.
  if (isHttpError(error, 404)) return teksten.formulierNietGevonden;
  return isAnonymousOnly(error) ? null : refusalText(error);
};

/**
 * Fetches a form. A refusal with a text of its own becomes a problem that the page shows.
 * @throws what the host tells better, as an outage
 */
export const loadForm = async (
  fetchForm: () => Promise<BackendForm['form']>,
): Promise<LoadedForm> => {
  try {
    return { kind: 'form', form: await fetchForm() };
  } catch (error) {
    const text = problemText(error);
    if (text === null) throw error;
    return { kind: 'problem', text };
  }
};
