import { backendFieldSchema } from '@adviestool/contract/backendForm';
import { expect, test } from '@jest/globals';

import { fieldLabel } from './fieldLabel.ts';

test.each([
  ['account.pass1', 'password', 'Wachtwoord', 'Nieuw wachtwoord'],
  ['pass2', 'password', 'Wachtwoord', 'Nieuw wachtwoord'],
  ['account.pass2', 'password', 'Wachtwoord herhalen', 'Nieuw wachtwoord herhalen'],
  ['pass2', 'password', 'Herhaal wachtwoord', 'Herhaal nieuw wachtwoord'],
  ['pass2', 'password', 'Herhaal nieuw wachtwoord', 'Herhaal nieuw wachtwoord'],
  ['account.current_pass', 'password', 'Wachtwoord', 'Wachtwoord'],
  ['current_pass', 'password', 'Huidig wachtwoord', 'Huidig wachtwoord'],
  ['pass1', 'textfield', 'Wachtwoord', 'Wachtwoord'],
])('%s (%s) titled ‘%s’ is labelled ‘%s’', (name, type, title, label) => {
  expect(fieldLabel(name, backendFieldSchema.parse({ type, title }))).toBe(label);
});
