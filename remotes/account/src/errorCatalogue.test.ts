import { editAccount, register } from '@adviestool/contract/api/account';
import { login } from '@adviestool/contract/api/session';
import type { Transport } from '@adviestool/contract/api/transport';
import { buildJsonAnswer, errorOfAnswer } from '@adviestool/contract/builders/errorOfAnswer';
import { expect, test } from '@jest/globals';
import { FORM_ERROR } from 'final-form';

import { refusalErrors } from './form/refusalErrors.ts';
import { loginMessage } from './login/loginMessage.ts';

/*
 * The refusals that the pages of an account tell, from the answer on the wire to the words in the form.
 */

const NAMES = ['account.mail', 'account.name', 'account.current_pass', 'account.pass2'];
const FAILED = 'Unprocessable Entity: validation failed.';

const logIn = (api: Transport): Promise<unknown> => login(api, { name: 'demo', pass: 'geheim' });
const registerUser = (api: Transport): Promise<unknown> => register(api, 1, {});
const edit = (api: Transport): Promise<unknown> => editAccount(api, 1, {});

test.each([
  [
    400,
    'Sorry, unrecognized username or password.',
    'De combinatie van uw gebruikersnaam en wachtwoord is onjuist.',
  ],
  [
    403,
    'Too many failed login attempts from your IP address. This IP address is temporarily blocked.',
    'U bent tijdelijk geblokkeerd wegens teveel foutieve inlogpogingen.',
  ],
])('a login that is answered %i ‘%s’ says %s', async (status, message, text) => {
  const error = await errorOfAnswer(buildJsonAnswer(status, { message }), logIn);
  expect(loginMessage(error)).toBe(text);
});

test.each([
  [
    422,
    `${FAILED}\nmail: The email address x@y.nl is already taken.`,
    { account: { mail: 'Het gekozen e-mailadres is al in gebruik.' } },
    registerUser,
  ],
  [
    422,
    `${FAILED}\nname: The username Jan is already taken.`,
    { account: { name: 'De gekozen gebruikersnaam is al in gebruik.' } },
    registerUser,
  ],
  [
    422,
    `${FAILED}\nname: The username cannot begin with a space.`,
    { account: { name: 'De gebruikersnaam mag niet beginnen met een spatie.' } },
    registerUser,
  ],
  [
    422,
    `${FAILED}\nname: The username cannot end with a space.`,
    { account: { name: 'De gebruikersnaam mag niet eindigen met een spatie.' } },
    registerUser,
  ],
  [
    403,
    'Only anonymous users can register a user.',
    {
      [FORM_ERROR]:
        'U bent al ingelogd met een ander account. Log eerst uit en probeer het opnieuw.',
    },
    registerUser,
  ],
  [
    403,
    'Invalid current password.',
    { account: { current_pass: 'Het huidige wachtwoord is onjuist.' } },
    edit,
  ],
  [
    403,
    'You are not authorized to edit this account.',
    { [FORM_ERROR]: 'U bent niet geautoriseerd om uw account te bewerken.' },
    edit,
  ],
  [
    422,
    'Passwords do not match',
    { account: { pass2: 'De ingevoerde wachtwoorden komen niet overeen.' } },
    edit,
  ],
  [
    422,
    'Missing required fields',
    { [FORM_ERROR]: 'De verplichte velden zijn niet ingevuld.' },
    edit,
  ],
])('a form that is answered %i ‘%s’ says %j', async (status, message, errors, call) => {
  const error = await errorOfAnswer(buildJsonAnswer(status, { message }), call);
  expect(refusalErrors(error, NAMES)).toEqual(errors);
});
