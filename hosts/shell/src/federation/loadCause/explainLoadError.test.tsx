import { afterEach, expect, jest, test } from '@jest/globals';

import { buildDocument } from '../../builders/buildDocument.ts';
import { buildRemotes } from '../../builders/buildRemotes.ts';
import { explainLoadError } from './explainLoadError.ts';

const OWN = '/remotes/projects/1/';
const ELSEWHERE = 'https://delen.example/projects/';

/** A visit to a page of two files, which stand at a base. */
const visitAt = (base: string) => {
  const remotes = buildRemotes([
    buildDocument({
      id: 'projects',
      pages: [{ id: 'list', path: 'lijst', title: '' }],
      files: { common: ['entry.js'], pages: { list: ['list.js'] } },
    }),
  ]);
  for (const remote of Object.values(remotes)) {
    Object.assign(remote, { base, integrity: { 'entry.js': 'sha256-abc' } });
  }
  return { remotes, pathname: '/lijst' };
};

const LOAD = { isTimeout: false, isSpoilt: false };

type Answer = Pick<Response, 'ok' | 'status' | 'arrayBuffer'>;

type Fetch = (address: string, options: RequestInit) => Promise<Answer>;

const answerOf = (status: number): Answer => ({
  ok: status < 400,
  status,
  arrayBuffer: async () => new ArrayBuffer(),
});

const before = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = before;
});

const answering = (answer: Fetch): jest.Mock<Fetch> => {
  const asked = jest.fn(answer);
  Object.assign(globalThis, { fetch: asked });
  return asked;
};

const gone = (): never => {
  throw new TypeError('Failed to fetch');
};

const statusOf =
  (status: number): Fetch =>
  async () =>
    answerOf(status);

test.each<[string, string, Fetch, string]>([
  ['that is missing', OWN, statusOf(404), 'Een bestand staat niet op de server.'],
  ['that the server fails at', OWN, statusOf(503), 'foutmelding (foutcode: 503)'],
  [
    'that is altered',
    OWN,
    async (_address, { integrity }) => (integrity === undefined ? answerOf(200) : gone()),
    'niet zoals het is uitgebracht',
  ],
  [
    'that does not come in time',
    OWN,
    async () => {
      throw new DOMException('', 'TimeoutError');
    },
    'antwoordt niet op tijd',
  ],
  ['whose connection breaks', OWN, async () => gone(), 'Het laden is afgebroken'],
  [
    'of an origin that refuses',
    ELSEWHERE,
    async (_address, { mode }) => (mode === 'no-cors' ? answerOf(200) : gone()),
    'mag geen bestanden ophalen van https://delen.example.',
  ],
  [
    'of an origin that the policy of the page keeps out',
    ELSEWHERE,
    async () => {
      const violation = Object.assign(new Event('securitypolicyviolation'), {
        blockedURI: 'https://delen.example/list.js',
      });
      document.dispatchEvent(violation);
      return gone();
    },
    'mag geen bestanden ophalen van https://delen.example.',
  ],
  [
    'of an origin that is away',
    ELSEWHERE,
    async () => gone(),
    'De server https://delen.example is niet bereikbaar.',
  ],
  ['that is there after all', OWN, statusOf(200), 'Het laden is afgebroken'],
])('a file %s says so', async (_what, base, answer, text) => {
  answering(answer);
  const found = await explainLoadError(LOAD, visitAt(base));
  expect(found).toContain(text);
  expect(found).not.toContain('internetverbinding');
});

test('a file that took too long is not asked for again', async () => {
  const asked = answering(statusOf(200));
  expect(await explainLoadError({ ...LOAD, isTimeout: true }, visitAt(OWN))).toContain(
    'niet op tijd',
  );
  expect(asked).not.toHaveBeenCalled();
});

test('of whole files whose code leaves nothing it says that they do not start', async () => {
  answering(statusOf(200));
  expect(await explainLoadError({ ...LOAD, isSpoilt: true }, visitAt(OWN))).toBe(
    'De bestanden zijn er wel, maar ze starten niet.',
  );
});

test('the first file that tells is the last that is asked for', async () => {
  const asked = answering(statusOf(404));
  await explainLoadError(LOAD, visitAt(OWN));
  expect(asked.mock.calls.map(([address]) => address)).toEqual([`${OWN}entry.js`]);
});
