import { expect, test } from '@jest/globals';
import { NetworkError } from '@adviestool/contract/api/apiError';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';

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

test('lines in Dutch are told at their own fields, as they are', () => {
  const serverMessage = [
    'De gegevens zijn niet geldig.',
    'account.pass1: Dit wachtwoord wordt veel gebruikt. Kies een ander.',
    'account.mail: Ongeldig e-mailadres.',
  ].join('\n');
  expect(refusalErrors(buildHttpError(422, { serverMessage }), NAMES)).toEqual({
    account: {
      pass1: 'Dit wachtwoord wordt veel gebruikt. Kies een ander.',
      mail: 'Ongeldig e-mailadres.',
    },
  });
});

test('of several refusals each is told at its field', () => {
  const serverMessage = [
    FAILED,
    'mail: The email address jan@bouw.example is already taken.',
    'name: The username Jan is already taken.',
  ].join('\n');
  expect(refusalErrors(buildHttpError(422, { serverMessage }), NAMES)).toEqual({
    account: {
      mail: 'Het gekozen e-mailadres is al in gebruik.',
      name: 'De gekozen gebruikersnaam is al in gebruik.',
    },
  });
});

test('a message for a field that is not there stands on top of the form', () => {
  const elsewhere = buildHttpError(403, { serverMessage: 'Invalid current password.' });
  expect(refusalText(elsewhere)).toBe('Het huidige wachtwoord is onjuist.');
});

test('too many wrong passwords are told in Dutch', () => {
  const error = buildHttpError(403, {
    code: 'flood_user',
    serverMessage:
      'Too many failed login attempts from your IP address. This IP address is temporarily blocked.',
  });
  expect(refusalText(error)).toBe(
    'U bent tijdelijk geblokkeerd wegens teveel foutieve inlogpogingen.',
  );
});

test.each([
  [400, '/api/v2/user/forgot_password', 'Vul uw gebruikersnaam of e-mailadres in.'],
  [
    409,
    '/api/v2/user/cancel',
    'U bent de laatste beheerder van uw groep. Wijs eerst een andere beheerder aan.',
  ],
])('%i of %s is shown as the backend words it', (status, path, serverMessage) => {
  expect(refusalText(buildHttpError(status, { path, serverMessage }))).toBe(serverMessage);
});

test('whose login does not count here is told so in the form', () => {
  const serverMessage = 'Uw account hoort ook bij een ander bedrijf. Log uit.';
  const error = buildHttpError(403, { code: 'shut_out', serverMessage });
  expect(refusalText(error)).toBe(serverMessage);
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
  [
    'registration that is off',
    buildHttpError(403, { serverMessage: 'User registration is disabled for this group.' }),
  ],
  ['a group that is not there', buildHttpError(404, { serverMessage: 'Group not found.' })],
  ['a conflict', buildHttpError(409, { serverMessage: 'Conflict.' })],
  ['too large a body', buildHttpError(413, { serverMessage: 'Het verzoek is te groot.' })],
  [
    'another content type',
    buildHttpError(415, { serverMessage: 'Only a body of type application/json is accepted.' }),
  ],
  [
    'a line that is not known',
    buildHttpError(422, { serverMessage: `${FAILED}\nlangcode: Unknown language.` }),
  ],
  ['a refusal without a message', buildHttpError(400)],
  ['too many requests', buildHttpError(429)],
  ['maintenance', buildHttpError(503)],
  ['a failure of the server', buildHttpError(500, { serverMessage: 'Unexpected' })],
  ['a lost connection', new NetworkError('No answer.', { method: 'POST', path: '/' })],
])('the host tells of %s', (_case, error) => {
  expect(refusalErrors(error, NAMES)).toBeNull();
});
