import { expect, test } from '@jest/globals';
import { HttpError, NetworkError } from '@adviestool/contract/api/apiError';

import { loginMessage } from './loginMessage.ts';

const refusal = (status: number, code: string | null, serverMessage: string | null): HttpError =>
  new HttpError({
    method: 'POST',
    path: '/user/login',
    status,
    code,
    serverMessage,
    retryAfter: null,
  });

const ONJUIST = 'De combinatie van uw gebruikersnaam en wachtwoord is onjuist.';
const GEBLOKKEERD = 'U bent tijdelijk geblokkeerd wegens teveel foutieve inlogpogingen.';

test.each([
  // specification 8
  ['an unknown combination', 400, null, 'Unrecognized username or password.', ONJUIST],
  ['missing credentials', 400, 'validation', 'Missing credentials.', ONJUIST],
  ['too many failures of one account, by code', 403, 'flood_user', 'Blocked.', GEBLOKKEERD],
  [
    'too many failures of one account, by message',
    403,
    null,
    'Too many failed login attempts from your IP address. This IP address is temporarily blocked.',
    GEBLOKKEERD,
  ],
])('the form itself tells of %s', (_case, status, code, serverMessage, text) => {
  expect(loginMessage(refusal(status, code, serverMessage))).toBe(text);
});

test.each([
  [
    'a ban of the IP address',
    refusal(403, 'flood_ip', 'Access is blocked because of IP based flood prevention.'),
  ],
  [
    'someone who is logged in already',
    refusal(403, 'anonymous_only', 'This route can only be accessed by anonymous users.'),
  ],
  ['maintenance', refusal(503, 'maintenance', null)],
  ['a broken connection', new NetworkError('No answer.', { method: 'POST', path: '/user/login' })],
])('the host tells of %s', (_case, error) => {
  expect(loginMessage(error)).toBeNull();
});
