import { afterEach, expect, jest, test } from '@jest/globals';

import { buildDocument } from '../builders/buildDocument.ts';
import { buildRemotes } from '../builders/buildRemotes.ts';
import { createLoadErrorText } from './createLoadErrorText.ts';
import { RemoteLoadError } from './loadCause/remoteErrors.ts';

const loadErrorText = createLoadErrorText(
  buildRemotes([
    buildDocument({
      id: 'wizard',
      pages: [
        {
          id: 'frame',
          path: 'wizard/:id',
          title: '',
          children: [{ id: 'step', path: 'step', title: '' }],
        },
        { id: 'other', path: 'other', title: '' },
      ],
      files: {
        common: ['entry.js'],
        pages: { frame: ['frame.js'], step: ['step.js'], other: ['other.js'] },
      },
    }),
  ]),
);

const before = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = before;
  jest.restoreAllMocks();
});

type Answer = Pick<Response, 'ok' | 'status' | 'arrayBuffer'>;

const answerOf = (status: number): Answer => ({
  ok: status < 400,
  status,
  arrayBuffer: async () => new ArrayBuffer(),
});

const answering = (answer: (address: string) => Promise<Answer>) => {
  const asked = jest.fn(answer);
  Object.assign(globalThis, { fetch: asked });
  return asked;
};

const CONNECTION = /Controleer uw internetverbinding/;

test('without a network the own connection is what to look at', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked = answering(async () => answerOf(200));
  expect(await loadErrorText(new RemoteLoadError('wizard'))).toMatch(CONNECTION);
  expect(asked).not.toHaveBeenCalled();
});

test('so it is when the host itself gives no answer', async () => {
  answering(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await loadErrorText(new RemoteLoadError('wizard'))).toMatch(CONNECTION);
  const late = new RemoteLoadError('wizard', { isTimeout: true });
  expect(await loadErrorText(late)).toMatch(CONNECTION);
});

test('while the host answers, the files of the page and those around it tell', async () => {
  history.replaceState(null, '', '/wizard/7/step');
  const asked = answering(async (address) => answerOf(address.endsWith('/step.js') ? 404 : 200));
  expect(await loadErrorText(new RemoteLoadError('wizard'))).toContain('staat niet op de server');
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/release.json',
    '/remotes/wizard/1/entry.js',
    '/remotes/wizard/1/frame.js',
    '/remotes/wizard/1/step.js',
  ]);
});
