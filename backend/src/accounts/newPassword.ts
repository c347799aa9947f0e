import { PASSWORD_MAX, PASSWORD_MIN } from '@adviestool/contract/account';

import { invalid } from '../http/httpProblem.ts';
import { invalidBody } from '../http/validation.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** What is wrong with a new password, in Dutch; null: nothing. */
export const passwordFault = (password: string): string | null => {
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN) return `Kies een wachtwoord van minstens ${PASSWORD_MIN} tekens.`;
  if (password.length > PASSWORD_MAX)
    return `Kies een wachtwoord van hoogstens ${PASSWORD_MAX} tekens.`;
  if (isCommonPassword(password)) return 'Dit wachtwoord wordt veel gebruikt. Kies een ander.';
  return null;
};

/**
 * Checks a new password that was typed twice.
 * @param field the name of the first field
 * @throws HttpProblem 422
 */
export const checkNewPassword = (
  { pass1, pass2 }: { pass1: string; pass2: string },
  field: string,
): void => {
  if (pass1 !== pass2) throw invalid('Passwords do not match');
  const fault = passwordFault(pass1);
  if (fault !== null) throw invalidBody(`${field}: ${fault}`);
};
