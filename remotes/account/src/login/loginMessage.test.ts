import { expect, test } from '@jest/globals';
import { NetworkError } from '@adviestool/contract/api/apiError';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';

import { loginMessage } from './loginMessage.ts';

test.each([
  {
    reason: 'missing credentials',
    error: buildHttpError(400, { code: 'validation', serverMessage: 'Missing credentials.' }),
    text: 'De combinatie van uw gebruikersnaam en wachtwoord is onjuist.',
  },
  {
    reason: 'too many failures of one account',
    error: buildHttpError(403, { code: 'flood_user' }),
    text: 'U bent tijdelijk geblokkeerd wegens teveel foutieve inlogpogingen.',
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
