import { isHttpError } from '@adviestool/contract/api/apiError';
import { fetchProject, updateProject } from '@adviestool/contract/api/projects';
import { startRapport } from '@adviestool/contract/api/rapporten';
import { fetchCurrentUser, fetchGroup } from '@adviestool/contract/api/session';
import { createTransport, type Transport } from '@adviestool/contract/api/transport';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import {
  buildJsonAnswer,
  errorOfAnswer,
  type Answer,
} from '@adviestool/contract/builders/errorOfAnswer';
import { serveHttp, type TestServer } from '@adviestool/contract/builders/serveHttp';
import { projectToBody } from '@adviestool/contract/projectRecord';
import { afterEach, describe, expect, test } from '@jest/globals';

import { errorLine, errorText, isAnonymousOnly, type ErrorMessage } from './errorText.ts';

/*
 * The general rows of the error catalogue, from an answer on the wire to the words
 * on the screen. The rows of one page are tested beside that page.
 */

const support = { email: 'support@example.nl', phone: '030 123 45 67' };

const write = (api: Transport): Promise<unknown> =>
  updateProject(api, 1, {
    projectId: 7,
    revision: null,
    body: projectToBody(buildProject(), '1'),
  });

const servers: TestServer[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** What a read of the session throws when a server answers so. */
const errorOf = (answer: Answer): Promise<unknown> => errorOfAnswer(answer, fetchCurrentUser);

const plain = (text: string, details: string[] = []): ErrorMessage => ({
  text,
  advice: null,
  details,
});

const FLOOD =
  'U bent tijdelijk geblokkeerd wegens teveel verzoeken in een korte tijd. Probeer het later nog eens.';
const ANONYMOUS_ONLY = 'U bent al ingelogd. De pagina wordt ververst over enkele seconden.';
const RATE = 'U bent tijdelijk geblokkeerd wegens teveel requests. Probeer het later nog eens.';
const MAINTENANCE =
  'Er vindt momenteel onderhoud plaats aan de adviestool. Probeer het later nog eens.';
const UNKNOWN_WRITE = 'Er is een onbekende fout opgetreden. Probeer het later nog eens.';
const HTML = '<!doctype html><h1>Bad Gateway</h1>';

test.each<[string, Answer, ErrorMessage]>([
  [
    '403 flood by its code',
    buildJsonAnswer(403, { message: 'Geblokkeerd.', code: 'flood_ip' }),
    plain(FLOOD),
  ],
  [
    "403 flood by Drupal's words alone",
    buildJsonAnswer(403, { message: 'Access is blocked because of IP based flood prevention.' }),
    plain(FLOOD),
  ],
  [
    '403 anonymous only by its code',
    buildJsonAnswer(403, { message: 'x', code: 'anonymous_only' }),
    plain(ANONYMOUS_ONLY),
  ],
  [
    "403 anonymous only by Drupal's words alone",
    buildJsonAnswer(403, { message: 'This route can only be accessed by anonymous users.' }),
    plain(ANONYMOUS_ONLY),
  ],
  ['429', buildJsonAnswer(429, { message: 'Too many requests.', code: 'rate_limit' }), plain(RATE)],
  [
    '429 with Retry-After',
    buildJsonAnswer(429, { message: 'Too many requests.' }, { 'Retry-After': '12' }),
    plain(RATE, ['U kunt het over 12 seconden opnieuw proberen.']),
  ],
  ['429 as a page', { status: 429, text: HTML }, plain(RATE)],
  [
    '503 as JSON',
    buildJsonAnswer(503, { message: 'Down.', code: 'maintenance' }),
    plain(MAINTENANCE),
  ],
  [
    '503 as plain text with Retry-After',
    { status: 503, headers: { 'Retry-After': '300' }, text: 'Service unavailable' },
    plain(MAINTENANCE, ['U kunt het over 5 minuten opnieuw proberen.']),
  ],
  ['503 as a page', { status: 503, text: HTML }, plain(MAINTENANCE)],
  [
    '500 with a message',
    buildJsonAnswer(500, { message: 'Er ging iets mis op de server.', code: 'unexpected' }),
    {
      text: 'Er is een HTTP fout opgetreden (foutcode: 500)',
      advice: support,
      details: [
        'Foutmelding: Internal Server Error',
        'Melding van de server: Er ging iets mis op de server.',
      ],
    },
  ],
  [
    '502 as a page',
    { status: 502, text: HTML },
    {
      text: 'Er is een HTTP fout opgetreden (foutcode: 502)',
      advice: support,
      details: ['Foutmelding: Bad Gateway'],
    },
  ],
  [
    '403 that is none of these',
    buildJsonAnswer(403, { message: 'Geen toegang.', code: 'forbidden' }),
    {
      text: 'Er is een HTTP fout opgetreden (foutcode: 403)',
      advice: support,
      details: ['Foutmelding: Forbidden', 'Melding van de server: Geen toegang.'],
    },
  ],
  ['an answer that is no JSON', { status: 200, text: HTML }, plain('Onbekende fout')],
  ['an empty answer', { status: 204, text: '' }, plain('Onbekende fout')],
  ['an answer that was cut off', { status: 200, text: '{"user": {"ui' }, plain('Onbekende fout')],
])('%s has the words of the catalogue', async (_row, answer, message) => {
  expect(errorText(await errorOf(answer), { support })).toEqual(message);
});

test.each<[string, Answer, ErrorMessage]>([
  [
    'the message of the server',
    buildJsonAnswer(422, { message: 'De naam ontbreekt.' }),
    plain('De naam ontbreekt.'),
  ],
  ['a text of its own without one', { status: 500, text: HTML }, plain(UNKNOWN_WRITE)],
  ['the general text for maintenance', { status: 503, text: '' }, plain(MAINTENANCE)],
])('a project write that fails shows %s', async (_row, answer, message) => {
  expect(errorText(await errorOfAnswer(answer, write), { support })).toEqual(message);
});

const RAPPORT_PLAATSEN = [{ groupId: 1, projectId: 7 }, { inzageId: 'a1' }];

describe.each(RAPPORT_PLAATSEN)('a report of %j that is not made', (plaats) => {
  const ask = (api: Transport): Promise<unknown> => startRapport(api, plaats, { soort: 'rapport' });

  test.each<[string, Answer, string]>([
    [
      'its status for who may not',
      buildJsonAnswer(403, { message: 'You are not authorized to do this.', code: 'forbidden' }),
      'Er is een HTTP fout opgetreden (foutcode: 403)',
    ],
    [
      'its status and what support finds it by when the server failed',
      buildJsonAnswer(500, { message: 'Try again later.' }, { 'X-Request-Id': '3f2a' }),
      'Er is een HTTP fout opgetreden (foutcode: 500). Kenmerk van het verzoek: 3f2a',
    ],
    [
      'what stands in the way',
      buildJsonAnswer(409, { message: 'Er is niets om te rapporteren.', code: 'conflict' }),
      'Er is niets om te rapporteren.',
    ],
  ])('says %s', async (_what, answer, text) => {
    expect(errorLine(await errorOfAnswer(answer, ask), { support })).toBe(text);
  });
});

test('only a refusal of the logged-in asks for a reload', async () => {
  const anonymous = buildJsonAnswer(403, { message: 'x', code: 'anonymous_only' });
  expect(isAnonymousOnly(await errorOf(anonymous))).toBe(true);
  expect(
    isAnonymousOnly(await errorOf(buildJsonAnswer(403, { message: 'x', code: 'flood_ip' }))),
  ).toBe(false);
  expect(isAnonymousOnly(await errorOf({ status: 409, text: '' }))).toBe(false);
});

test('a server that is away, or hangs, is told from one that refuses', async () => {
  const away = createTransport({ domain: 'http://127.0.0.1:9' });
  const network: unknown = await fetchGroup(away, 1).catch((error: unknown) => error);
  const textOf = (isOnline: boolean): string =>
    errorText(network, { support, isOnline: () => isOnline }).text;
  // The page itself may well be there.
  expect(textOf(true)).toBe(
    'Er komt geen antwoord van http://127.0.0.1:9. Probeer het straks opnieuw.',
  );
  expect(textOf(false)).toBe(
    'Er is geen verbinding met de server. Controleer uw internetverbinding en probeer het opnieuw.',
  );

  const server = await serveHttp(() => undefined);
  servers.push(server);
  const hanging = createTransport({ domain: server.domain, timeout: 50 });
  const late: unknown = await fetchProject(hanging, 1, 7).catch((error: unknown) => error);
  expect(errorText(late, { support }).text).toBe(
    'De server antwoordt niet op tijd. Probeer het opnieuw.',
  );
});

test('a refused call is told again without asking the server, with the time that is left', async () => {
  let calls = 0;
  const server = await serveHttp((_request, response) => {
    calls += 1;
    response.writeHead(429, { 'Retry-After': '60' }).end();
  });
  servers.push(server);
  const api = createTransport({ domain: server.domain });
  const ask = (): Promise<unknown> => fetchCurrentUser(api).catch((error: unknown) => error);
  const [first, second] = [await ask(), await ask()];
  expect(calls).toBe(1);
  for (const error of [first, second]) {
    expect(isHttpError(error, 429) && error.retryAfter).toBeGreaterThan(50);
  }
});
