import {
  AnswerError,
  NetworkError,
  TimeoutError,
  UnreadableError,
} from '@adviestool/contract/api/apiError';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { expect, test } from '@jest/globals';

import { errorText } from './errorText.ts';

const support = { email: 'support@example.nl', phone: '030 123 45 67' };
const call = { method: 'GET', path: '/api/v2/user/current' };
const write = { method: 'POST', path: '/api/v2/group/1/project/7' };

test.each<[string, unknown, string]>([
  [
    'flood by IP',
    buildHttpError(403, { code: 'flood_ip' }),
    'U bent tijdelijk geblokkeerd wegens teveel verzoeken in een korte tijd. Probeer het later nog eens.',
  ],
  [
    'flood by IP, told by the message alone',
    buildHttpError(403, {
      serverMessage: 'Access is blocked because of IP based flood prevention.',
    }),
    'U bent tijdelijk geblokkeerd wegens teveel verzoeken in een korte tijd. Probeer het later nog eens.',
  ],
  [
    'a route for anonymous users',
    buildHttpError(403, { serverMessage: 'This route can only be accessed by anonymous users.' }),
    'U bent al ingelogd. De pagina wordt ververst over enkele seconden.',
  ],
  [
    '429',
    buildHttpError(429),
    'U bent tijdelijk geblokkeerd wegens teveel requests. Probeer het later nog eens.',
  ],
  [
    '503',
    buildHttpError(503),
    'Er vindt momenteel onderhoud plaats aan de adviestool. Probeer het later nog eens.',
  ],
  ['another status', buildHttpError(500), 'Er is een HTTP fout opgetreden (foutcode: 500)'],
  [
    'a project write with a message of the server',
    buildHttpError(422, { serverMessage: 'De naam ontbreekt.', ...write }),
    'De naam ontbreekt.',
  ],
  [
    'a project write without a message',
    buildHttpError(500, write),
    'Er is een onbekende fout opgetreden. Probeer het later nog eens.',
  ],
  [
    'a refused signature',
    buildHttpError(403, {
      method: 'POST',
      path: '/api/v2/sign_request',
      serverMessage: 'Deze gegevens horen niet bij uw sessie.',
    }),
    'Deze gegevens horen niet bij uw sessie.',
  ],
  [
    'a write over what cannot be read',
    new UnreadableError('Never written.', write),
    'De gevelvullingen van dit project kunnen niet worden gelezen. Het project is daarom niet gewijzigd. Neem contact op met de technische ondersteuning.',
  ],
  [
    'no answer',
    new NetworkError('No answer.', call),
    'Er is geen verbinding met de server. Controleer uw internetverbinding en probeer het opnieuw.',
  ],
  [
    'a late answer',
    new TimeoutError('Late.', call),
    'De server antwoordt niet op tijd. Probeer het opnieuw.',
  ],
  ['an answer outside the contract', new AnswerError('Odd.', call), 'Onbekende fout'],
  ['any other error', new TypeError('x is not a function'), 'Onbekende fout'],
  ['a thrown text', 'oops', 'Onbekende fout'],
])('%s has its own text', (_name, error, text) => {
  expect(errorText(error, { support }).text).toBe(text);
});

test('a text of the caller for the status goes before every other', () => {
  const error = buildHttpError(403, { serverMessage: 'Forbidden.', ...write });
  const texts = { 403: 'U bent niet gautoriseerd om dit project te bewerken.' };
  expect(errorText(error, { support, texts })).toEqual({
    text: texts[403],
    advice: null,
    details: [],
  });
});

test('an HTTP error says where to get help and what the server said', () => {
  const error = buildHttpError(500, { serverMessage: 'Database is away.' });
  expect(errorText(error, { support })).toMatchObject({
    advice: support,
    details: ['Melding van de server: Database is away.'],
  });
});
