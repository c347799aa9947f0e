import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { takeUpdates } from './takeUpdates.ts';

const FOLDERS = { account: '/remotes/account/1/', projects: '/remotes/projects/1/' };

const answer = (versions: Record<string, string>, hostBase = '/host/a/') => ({
  hostBase,
  remotes: versions,
});

const take = jest.fn<(folder: string) => Promise<unknown>>();

beforeEach(() => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = '/host/a/shell.js';
  document.body.append(script);
  take.mockReset().mockResolvedValue([]);
  globalThis.adviestoolRefresh = { updates: new Map([['account', { take, hashOf: () => '' }]]) };
});

afterEach(() => {
  document.body.replaceChildren();
  delete globalThis.adviestoolRefresh;
});

test('a remote on the page takes what changed from the folder of its new build', async () => {
  const folders = await takeUpdates(FOLDERS, answer({ account: '2', projects: '1' }));
  expect(take.mock.calls).toEqual([['/remotes/account/2/']]);
  expect(folders).toEqual({ ...FOLDERS, account: '/remotes/account/2/' });
});

test('a remote that is not on the page yet has nothing to take', async () => {
  expect(await takeUpdates(FOLDERS, answer({ account: '1', projects: '2' }))).not.toBeNull();
  expect(take).not.toHaveBeenCalled();
});

test.each([
  ['the host is another', answer({ account: '2', projects: '1' }, '/host/b/')],
  ['something else than a remote changed', answer({ account: '1', projects: '1' })],
  ['there is another remote', answer({ account: '2', projects: '1', bedrijf: '1' })],
])('the page is to be loaded anew when %s', async (_what, given) => {
  expect(await takeUpdates(FOLDERS, given)).toBeNull();
});

test('the page is to be loaded anew when nothing takes what changed, or its file is gone', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  take.mockRejectedValueOnce(new Error('Aborted'));
  expect(await takeUpdates(FOLDERS, answer({ account: '2', projects: '1' }))).toBeNull();
  take.mockResolvedValueOnce(null);
  expect(await takeUpdates(FOLDERS, answer({ account: '2', projects: '1' }))).toBeNull();
});
