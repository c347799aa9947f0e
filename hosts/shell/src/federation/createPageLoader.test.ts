import { expect, test } from '@jest/globals';

import { createPageLoader } from './createPageLoader.ts';
import { RemoteContractError } from './RemoteContractError.ts';
import { RemoteLoadError } from './RemoteLoadError.ts';

const Component = (): null => null;
const chunkMissing = Object.assign(new Error('Loading chunk list failed.'), {
  name: 'ChunkLoadError',
});

/** A page whose chunk gives these answers one by one; an Error is thrown. */
const pageOf = (...answers: unknown[]) => {
  let loads = 0;
  const open = async (): Promise<unknown> => {
    const answer = answers[loads];
    loads += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { open, loads: () => loads };
};

test('a page is loaded once and kept', async () => {
  const list = pageOf({ Component });
  const loadPage = createPageLoader(async () => ({ list: list.open }));
  const page = await loadPage('projects', 'list');
  expect(await loadPage('projects', 'list')).toBe(page);
  expect(page.Component).toBe(Component);
  expect(list.loads()).toBe(1);
});

test('a page whose code is missing is tried again the next time', async () => {
  const list = pageOf(chunkMissing, { Component });
  const loadPage = createPageLoader(async () => ({ list: list.open }));
  await expect(loadPage('projects', 'list')).rejects.toMatchObject({
    name: 'RemoteLoadError',
    remoteId: 'projects',
    cause: chunkMissing,
  });
  expect(await loadPage('projects', 'list')).toMatchObject({ Component });
});

test('a remote that could not be loaded is tried again the next time', async () => {
  const failures = [new RemoteLoadError('projects')];
  const loadPage = createPageLoader(async () => {
    const failure = failures.pop();
    if (failure !== undefined) throw failure;
    return { list: async () => ({ Component }) };
  });
  await expect(loadPage('projects', 'list')).rejects.toBeInstanceOf(RemoteLoadError);
  expect(await loadPage('projects', 'list')).toMatchObject({ Component });
});

test.each([
  ['names no pages', 'none'],
  ['lacks the page', { view: async () => ({ Component }) }],
  ['gives a page without a component', { list: async () => ({}) }],
])('a remote that %s does not keep the contract', async (_what, pages) => {
  const loadPage = createPageLoader(async () => pages);
  await expect(loadPage('projects', 'list')).rejects.toBeInstanceOf(RemoteContractError);
});
