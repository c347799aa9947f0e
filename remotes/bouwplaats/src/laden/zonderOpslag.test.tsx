import { expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';

import { loadPlek } from './loadPlek.ts';

/* jsdom has no IndexedDB, as some private windows have none. */

const PROJECT = { projectId: '7', gevelvullingId: 'k1' };

/** Opens a site of which the server refuses everything with this status. */
const load = (params: Parameters<typeof loadPlek>[1]['params'], status: number, code?: string) => {
  const refuse = () => {
    throw buildHttpError(status, code === undefined ? {} : { code });
  };
  const host = buildHost({
    api: buildTransport(refuse),
    project: { ...buildHost().project, refresh: async () => refuse() },
  });
  const request = new Request(new URL('/project/7/bouwplaats/k1', location.href));
  return loadPlek(host, { params, request });
};

test.each([500, 429, 404, 403])('a phone that keeps nothing says of a %i what it is', (status) =>
  expect(load(PROJECT, status)).rejects.toMatchObject({ kind: 'http', status }),
);

test('on a phone that keeps nothing who is not logged in goes to log in', async () => {
  const answer = await load(PROJECT, 403, 'authenticated_only');
  expect(answer).toBeInstanceOf(Response);
});

test('on a phone that keeps nothing a link that does not work any more is told as one', async () => {
  expect(await load({ inzageId: '3f1f8a54-6a4e-4d4e-9d0e-0a6a2f7f9b11' }, 404)).toEqual({
    plek: null,
    wachtend: [],
  });
});
