import { afterEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';

import { buildDocument } from '../builders/buildDocument.ts';
import { followOverride } from './followOverride.ts';

const BASE = 'http://localhost:3102/';

const documentOf = (build: string, change: Parameters<typeof buildDocument>[0] = {}) =>
  buildDocument({ entry: `remoteEntry.${build}.js`, ...change });

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
  delete globalThis.adviestoolRefresh;
});

/** A page with build a of a remote, which follows the server of its developer. */
const follow = () => {
  const page = { build: 'a' };
  const served = { ...documentOf('a'), dev: { build: 'a' } };
  const reload = jest.fn<() => void>();
  const take = jest.fn(async (_folder: string): Promise<unknown> => {
    page.build = page.build === 'a' ? 'b' : 'c';
    return [];
  });
  globalThis.fetch = async () =>
    Object.assign(new Response(null), { ok: true, json: async () => served });
  globalThis.adviestoolRefresh = {
    updates: new Map([['projects', { take, hashOf: () => page.build }]]),
  };
  followOverride({ id: 'projects', base: BASE, document: documentOf('a'), build: 'a' }, reload);
  return {
    page,
    reload,
    take,
    serve: (build: string, change: Parameters<typeof buildDocument>[0] = {}): void => {
      Object.assign(served, documentOf(build, change), { dev: { build } });
    },
  };
};

test('code of another build is taken where it stands, build by build', async () => {
  const { page, take, reload, serve } = follow();
  serve('c');
  await waitFor(() => expect(page.build).toBe('c'));
  expect(take.mock.calls).toEqual([[BASE], [BASE]]);
  expect(reload).not.toHaveBeenCalled();
});

test('a page loads anew what says something else of itself', async () => {
  const { take, reload, serve } = follow();
  serve('b', { uses: ['zod'] });
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(take).not.toHaveBeenCalled();
});

type Follow = ReturnType<typeof follow>;

test.each([
  ['nobody takes it', ({ take }: Follow) => void take.mockResolvedValue(null)],
  ['it cannot be taken', ({ take }: Follow) => void take.mockRejectedValue(new Error('Aborted'))],
  ['it is no build for development', () => void delete globalThis.adviestoolRefresh],
])('a page loads anew when %s', async (_what, given) => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const page = follow();
  given(page);
  page.serve('b');
  await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
});
