import { expect, test } from '@jest/globals';
import { NetworkError } from '@adviestool/contract/api/apiError';
import { FORM_ERROR } from 'final-form';

import { buildHttpError } from '../builders/buildHttpError.ts';
import { refusalErrors, refusalText } from './refusalErrors.ts';

const NAMES = [
  'account.mail',
  'account.name',
  'account.current_pass',
  'account.pass1',
  'account.pass2',
  'company.name',
];
const FAILED = 'Unprocessable Entity: validation failed.';

test.each([
  // specification 8: status, message of the backend, messages of the form
  [
    422,
    `${FAILED}\nmail: The email address jan@bouw.example is already taken.`,
    { account: { mail: 'Het gekozen e-mailadres is al in gebruik.' } },
  ],
  [
    422,
    `${FAILED}\nname: The username cannot begin with a space.`,
    { account: { name: 'De gebruikersnaam mag niet beginnen met een spatie.' } },
  ],
  [
    422,
    `${FAILED}\nname: The username cannot end with a space.`,
    { account: { name: 'De gebruikersnaam mag niet eindigen met een spatie.' } },
  ],
  [
    422,
    'Passwords do not match',
    { account: { pass2: 'De ingevoerde wachtwoorden komen niet overeen.' } },
  ],
  [422, 'Missing required fields', { [FORM_ERROR]: 'De verplichte velden zijn niet ingevuld.' }],
  [
    403,
    'Only anonymous users can register a user.',
    {
      [FORM_ERROR]:
        'U bent al ingelogd met een ander account. Log eerst uit en probeer het opnieuw.',
    },
  ],
  [
    403,
    'Invalid current password.',
    { account: { current_pass: 'Het huidige wachtwoord is onjuist.' } },
  ],
  [
    403,
    'You are not authorized to edit this account.',
    { [FORM_ERROR]: 'U bent niet geautoriseerd om uw account te bewerken.' },
  ],
])('%i ‘%s’', (status, serverMessage, errors) => {
  expect(refusalErrors(buildHttpError(status, { serverMessage }), NAMES)).toEqual(errors);
});

test('several lines are told at their own fields', () => {
  const serverMessage = [
    'De gegevens zijn niet geldig.',
    'account.pass1: Kies een minder bekend wachtwoord.',
    'name: Deze naam is bezet.',
  ].join('\n');
  expect(refusalErrors(buildHttpError(422, { serverMessage }), NAMES)).toEqual({
    account: { pass1: 'Kies een minder bekend wachtwoord.', name: 'Deze naam is bezet.' },
  });
});

test('a message that is not known stands on top of the form, as one for a field that is not there', () => {
  const unknown = buildHttpError(409, { serverMessage: 'U bent de laatste beheerder.' });
  expect(refusalErrors(unknown, NAMES)).toEqual({ [FORM_ERROR]: 'U bent de laatste beheerder.' });
  const elsewhere = buildHttpError(403, { serverMessage: 'Invalid current password.' });
  expect(refusalText(elsewhere)).toBe('Het huidige wachtwoord is onjuist.');
});

test('a refusal without a message is an unknown error', () => {
  expect(refusalText(buildHttpError(400))).toBe(
    'Er is een onbekende fout opgetreden. Probeer het later nog eens.',
  );
});

test('who is logged in already and registers is told so by the form, whatever the code', () => {
  const error = buildHttpError(403, {
    code: 'anonymous_only',
    serverMessage: 'Only anonymous users can register a user.',
  });
  expect(refusalText(error)).toMatch(/^U bent al ingelogd met een ander account/);
});

test.each([
  ['a ban of the IP address', buildHttpError(403, { code: 'flood_ip' })],
  ['a ban by its message', buildHttpError(403, { serverMessage: 'IP based flood prevention.' })],
  ['someone who is logged in', buildHttpError(403, { code: 'anonymous_only' })],
  ['a session that ended', buildHttpError(403, { code: 'authenticated_only' })],
  ['a refused token', buildHttpError(403, { code: 'csrf_invalid' })],
  ['too many requests', buildHttpError(429)],
  ['maintenance', buildHttpError(503)],
  ['a failure of the server', buildHttpError(500, { serverMessage: 'Unexpected' })],
  ['a lost connection', new NetworkError('No answer.', { method: 'POST', path: '/' })],
])('the host tells of %s', (_case, error) => {
  expect(refusalErrors(error, NAMES)).toBeNull();
});
