import { expect, test } from '@jest/globals';
import { NetworkError } from '@adviestool/contract/api/apiError';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';

import { loginMessage } from './loginMessage.ts';

const ONJUIST = 'De combinatie van uw gebruikersnaam en wachtwoord is onjuist.';
const GEBLOKKEERD = 'U bent tijdelijk geblokkeerd wegens teveel foutieve inlogpogingen.';

test.each([
  // specification 8
  {
    reason: 'an unknown combination',
    error: buildHttpError(400, { serverMessage: 'Unrecognized username or password.' }),
    text: ONJUIST,
  },
  {
    reason: 'missing credentials',
    error: buildHttpError(400, { code: 'validation', serverMessage: 'Missing credentials.' }),
    text: ONJUIST,
  },
  {
    reason: 'too many failures of one account, by code',
    error: buildHttpError(403, { code: 'flood_user' }),
    text: GEBLOKKEERD,
  },
  {
    reason: 'too many failures of one account, by message',
    error: buildHttpError(403, {
      serverMessage:
        'Too many failed login attempts from your IP address. This IP address is temporarily blocked.',
    }),
    text: GEBLOKKEERD,
  },
])('the form itself tells of $reason', ({ error, text }) => {
  expect(loginMessage(error)).toBe(text);
});

test.each([
  ['a ban of the IP address', buildHttpError(403, { code: 'flood_ip' })],
  ['someone who is logged in already', buildHttpError(403, { code: 'anonymous_only' })],
  ['maintenance', buildHttpError(503)],
  ['a lost connection', new NetworkError('No answer.', { method: 'POST', path: '/user/login' })],
])('the host tells of %s', (_case, error) => {
  expect(loginMessage(error)).toBeNull();
});
