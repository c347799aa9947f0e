import { editAccount, register } from '@adviestool/contract/api/account';
import { login } from '@adviestool/contract/api/session';
import { createTransport, type Transport } from '@adviestool/contract/api/transport';
import { serveHttp, type TestServer } from '@adviestool/contract/builders/serveHttp';
import { afterEach, expect, test } from '@jest/globals';

import { refusalText } from './form/refusalErrors.ts';
import { loginMessage } from './login/loginMessage.ts';

/*
 * The rows of the error catalogue (specification 8) that the pages of an account tell, from an answer
 * on the wire to the words on the screen. Words of a field are told with the form as a whole here:
 * at which field they stand is tested beside the form.
 */

const servers: TestServer[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** What a call throws when a server answers so. */
const errorOf = async (
  status: number,
  message: string,
  call: (api: Transport) => Promise<unknown>,
): Promise<unknown> => {
  const server = await serveHttp((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ message }));
  });
  servers.push(server);
  return call(createTransport({ domain: server.domain })).then(
    () => new Error('The call did not fail.'),
    (error: unknown) => error,
  );
};

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
  expect(loginMessage(await errorOf(status, message, logIn))).toBe(text);
});

test.each([
  [
    422,
    'Unprocessable Entity: validation failed.\nmail: The email address x@y.nl is already taken.',
    'Het gekozen e-mailadres is al in gebruik.',
    registerUser,
  ],
  [
    422,
    'Unprocessable Entity: validation failed.\nname: The username cannot begin with a space.',
    'De gebruikersnaam mag niet beginnen met een spatie.',
    registerUser,
  ],
  [
    422,
    'Unprocessable Entity: validation failed.\nname: The username cannot end with a space.',
    'De gebruikersnaam mag niet eindigen met een spatie.',
    registerUser,
  ],
  [
    403,
    'Only anonymous users can register a user.',
    'U bent al ingelogd met een ander account. Log eerst uit en probeer het opnieuw.',
    registerUser,
  ],
  [403, 'Invalid current password.', 'Het huidige wachtwoord is onjuist.', edit],
  [
    403,
    'You are not authorized to edit this account.',
    'U bent niet geautoriseerd om uw account te bewerken.',
    edit,
  ],
  [422, 'Passwords do not match', 'De ingevoerde wachtwoorden komen niet overeen.', edit],
  [422, 'Missing required fields', 'De verplichte velden zijn niet ingevuld.', edit],
])('a form that is answered %i ‘%s’ says %s', async (status, message, text, call) => {
  expect(refusalText(await errorOf(status, message, call))).toBe(text);
});
