import { NetworkError, UnreadableError } from '@adviestool/contract/api/apiError';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { expect, test } from '@jest/globals';

import { errorText } from './errorText.ts';

const support = { email: 'support@example.nl', phone: '030 123 45 67' };
const write = { method: 'POST', path: '/api/v2/group/1/project/7' };

test.each<[string, unknown, string]>([
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
    'what a link for the site may not add',
    buildHttpError(422, {
      method: 'POST',
      path: '/api/v2/inzage/3f1f8a54/bouwplaats/montage/k1',
      serverMessage: 'Dit project staat in het archief.',
    }),
    'Dit project staat in het archief.',
  ],
  [
    'a write over what cannot be read',
    new UnreadableError('Never written.', write),
    'De gevelvullingen van dit project kunnen niet worden gelezen. Het project is daarom niet gewijzigd. Neem contact op met de technische ondersteuning.',
  ],
  ['any other error', new TypeError('x is not a function'), 'Onbekende fout'],
  ['a thrown text', 'oops', 'Onbekende fout'],
])('%s has its own text', (_name, error, text) => {
  expect(errorText(error, { support }).text).toBe(text);
});

test.each([
  ['of this site', { isOwnSite: true }, true, true],
  ['of another server', {}, true, false],
  ['of another server, offline', {}, false, true],
])('a call %s without an answer sends to the connection, or not', (_w, own, isOnline, isSent) => {
  const error = new NetworkError('No answer.', { ...write, ...own });
  const { text } = errorText(error, { support, isOnline: () => isOnline });
  expect(text.includes('Controleer uw internetverbinding')).toBe(isSent);
});

test('of a call to another server it is said which one does not answer', () => {
  const error = new NetworkError('No answer.', {
    ...write,
    origin: 'https://meldingen.example.nl',
  });
  expect(errorText(error, { support, isOnline: () => true }).text).toBe(
    'Er komt geen antwoord van https://meldingen.example.nl. Probeer het straks opnieuw.',
  );
});

test('that somebody ended the membership goes before a text of the caller too', () => {
  const serverMessage = 'Anna heeft u uit Bouwbedrijf verwijderd.';
  const error = buildHttpError(403, { code: 'shut_out', serverMessage });
  expect(errorText(error, { support, texts: { 403: 'Mag niet.' } }).text).toBe(serverMessage);
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

test.each([
  ['a read', {}, 500, ['Kenmerk van het verzoek: 3f2a']],
  ['a write', write, 500, ['Kenmerk van het verzoek: 3f2a']],
  ['a refusal', write, 422, []],
])(
  'a failure of the server at %s says what support finds it by',
  (_what, call, status, details) => {
    const error = buildHttpError(status, { ...call, requestId: '3f2a' });
    expect(errorText(error, { support }).details).toEqual(details);
  },
);
