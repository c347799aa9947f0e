import type { BackendField } from '@adviestool/contract/backendForm';

/** Whether a field holds a new password: its name ends in pass1 or pass2. */
const isNewPassword = (name: string): boolean => /pass[12]$/.test(name);

/** The label of a field: its title, with ‘Nieuw wachtwoord’ for ‘Wachtwoord’ where a new one is asked. */
export const fieldLabel = (name: string, { type, title }: BackendField): string => {
  if (type !== 'password' || !isNewPassword(name) || /nieuwe? wachtwoord/i.test(title)) {
    return title;
  }
  return title.replace(/wachtwoord/i, (word) =>
    word.startsWith('W') ? 'Nieuw wachtwoord' : 'nieuw wachtwoord',
  );
};
