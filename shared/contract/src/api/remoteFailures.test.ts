import { expect, test } from '@jest/globals';

import type { RemoteFailure } from '../remoteFailure.ts';
import { tellRemoteFailure } from './remoteFailures.ts';

const FAILURE: RemoteFailure = { remote: 'projects', version: '1.2.3', page: null, kind: 'load' };

test('a failure is sent without who the user is, and also while the page is left', () => {
  const sent: [unknown, RequestInit | undefined][] = [];
  const send: typeof fetch = async (url, init) => {
    sent.push([url, init]);
    return new Response(null, { status: 204 });
  };
  tellRemoteFailure('https://backend.example/', FAILURE, send);
  expect(sent).toEqual([
    [
      'https://backend.example/api/v2/meldingen/onderdelen',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(FAILURE),
        credentials: 'omit',
        keepalive: true,
      },
    ],
  ]);
});

test.each<[string, typeof fetch]>([
  ['a backend that is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a browser that refuses',
    () => {
      throw new TypeError('refused');
    },
  ],
])('%s is no fault', async (_what, send) => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  tellRemoteFailure('', FAILURE, send);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
