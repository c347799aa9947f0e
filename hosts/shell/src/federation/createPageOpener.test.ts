import { setTimeout } from 'node:timers/promises';

import { buildHost } from '@adviestool/contract/builders/buildHost';
import { expect, jest, test } from '@jest/globals';

import type { TellFailure } from './createFailureTeller.ts';
import { createPageOpener, reloadOnFailure } from './createPageOpener.ts';
import type { LoadedRemote } from './loadRemote.ts';
import { RemoteContractError, RemoteLoadError } from './loadCause/remoteErrors.ts';

const Component = (): null => null;
const list = { default: () => ({ Component }) };
const chunkMissing = Object.assign(new Error('Loading chunk list failed.'), {
  name: 'ChunkLoadError',
});

/** Gives these answers one by one; an Error is thrown. */
const answersOf = (...answers: unknown[]) => {
  let count = 0;
  const next = async (): Promise<unknown> => {
    const answer = answers[count];
    count += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { next, count: () => count };
};

const openerOf = (pages: LoadedRemote['pages']) =>
  createPageOpener({
    loadModule: async (id) => ({ contract: 5, id, pages }),
    hostApiFor: () => buildHost(),
  }).open;

test('a page is made of the host, once, and kept', async () => {
  const host = buildHost();
  const files = answersOf({ default: (given: unknown) => ({ Component, loader: () => given }) });
  const { open: openPage } = createPageOpener({
    loadModule: async (id) => ({ contract: 5, id, pages: { list: files.next } }),
    hostApiFor: async () => host,
  });
  const page = await openPage('projects', 'list');
  expect(await openPage('projects', 'list')).toBe(page);
  expect(page.Component).toBe(Component);
  const request = new Request('https://adviestool.example/');
  expect(page.loader?.({ params: {}, request })).toBe(host);
  expect(files.count()).toBe(1);
});

test('a page whose code is missing is tried again the next time', async () => {
  const openPage = openerOf({ list: answersOf(chunkMissing, list).next });
  await expect(openPage('projects', 'list')).rejects.toMatchObject({
    name: 'RemoteLoadError',
    remoteId: 'projects',
    cause: chunkMissing,
  });
  expect(await openPage('projects', 'list')).toMatchObject({ Component });
});

test('a remote that could not be loaded is tried again the next time', async () => {
  const failures = [new RemoteLoadError('projects')];
  const { open: openPage } = createPageOpener({
    loadModule: async (id) => {
      const failure = failures.pop();
      if (failure !== undefined) throw failure;
      return { contract: 5, id, pages: { list: async () => list } };
    },
    hostApiFor: () => buildHost(),
  });
  await expect(openPage('projects', 'list')).rejects.toBeInstanceOf(RemoteLoadError);
  expect(await openPage('projects', 'list')).toMatchObject({ Component });
});

test.each<[string, LoadedRemote['pages']]>([
  ['lacks the page', { view: async () => list }],
  ['has a file that makes nothing', { list: async () => ({ page: list.default }) }],
  ['gives a page without a component', { list: async () => ({ default: () => ({}) }) }],
])('a remote that %s does not keep the contract', async (_what, pages) => {
  await expect(openerOf(pages)('projects', 'list')).rejects.toBeInstanceOf(RemoteContractError);
});

test('an error that the page itself throws stays what it is', async () => {
  const error = new TypeError('undefined is not a function');
  const page = () => {
    throw error;
  };
  const openPage = openerOf({ list: async () => ({ default: page }) });
  await expect(openPage('projects', 'list')).rejects.toBe(error);
});

test('a page that fails is told of, and fails on', async () => {
  const error = new TypeError('undefined is not a function');
  jest.spyOn(console, 'warn').mockReturnValueOnce(undefined);
  const tellFailure = jest.fn<TellFailure>();
  const openPage = reloadOnFailure(() => Promise.reject(error), {
    address: () => '/',
    filesOf: () => [],
    tellFailure,
  });
  await expect(openPage('projects', 'list')).rejects.toBe(error);
  expect(tellFailure.mock.calls).toEqual([['projects', 'list', error]]);
});

test('a page that is opened ahead is opened once, before anybody asks', async () => {
  const files = answersOf(list, list);
  const { open: openPage } = createPageOpener({
    loadModule: async (id) => ({ contract: 5, id, pages: { list: files.next } }),
    hostApiFor: () => buildHost(),
    ahead: [{ remoteId: 'projects', pageId: 'list' }],
  });
  await Promise.resolve();
  await Promise.resolve();
  expect(files.count()).toBe(1);
  const page = await openPage('projects', 'list');
  expect(await openPage('projects', 'list')).toBe(page);
  expect(files.count()).toBe(1);
});

test('who asks for a page that could not be opened ahead hears of it, and then tries again', async () => {
  const files = answersOf(chunkMissing, list);
  const { open: openPage } = createPageOpener({
    loadModule: async (id) => ({ contract: 5, id, pages: { list: files.next } }),
    hostApiFor: () => buildHost(),
    ahead: [{ remoteId: 'projects', pageId: 'list' }],
  });
  await expect(openPage('projects', 'list')).rejects.toBeInstanceOf(RemoteLoadError);
  expect(await openPage('projects', 'list')).toMatchObject({ Component });
});

test('a page that is pointed at is opened ahead once code of its remote runs, and not before', async () => {
  const files = answersOf(chunkMissing, list, list);
  const { open, openAhead } = createPageOpener({
    loadModule: async (id) => ({
      contract: 5,
      id,
      pages: { list: async () => list, view: files.next },
    }),
    hostApiFor: () => buildHost(),
  });
  const view = { remoteId: 'projects', pageId: 'view' };
  openAhead(view);
  await open('projects', 'list');
  expect(files.count()).toBe(0);
  openAhead(view);
  openAhead(view);
  await setTimeout();
  expect(files.count()).toBe(1);
  openAhead(view);
  await setTimeout();
  expect(await open('projects', 'view')).toMatchObject({ Component });
  expect(files.count()).toBe(2);
});
