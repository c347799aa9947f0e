import { expect, test } from '@jest/globals';

import { buildRequire } from '../../builders/buildRequire.ts';
import { createEntryRuntime } from './createEntryRuntime.ts';
import { provideModule, sharedModules } from './sharedModules.ts';

const store = { value: 1 };

provideModule('state', '1.4.2', () => store);

const REMOTE = 'adviestool_projects';

const taken = (shareKey: string, requiredVersion?: string) =>
  buildRequire(REMOTE, {
    chunkMapping: { list: ['5'] },
    moduleIdToConsumeDataMapping: { 5: { shareKey, requiredVersion } },
  });

const start = () => createEntryRuntime(() => false).bundlerRuntime;

type Asking = Omit<Parameters<ReturnType<typeof start>['consumes']>[0], 'promises'>;

/** Has what a chunk takes ready, once all that it waits for is there. Resolves with how much that was. */
const consume = async (asking: Asking, { consumes } = start()): Promise<number> => {
  const promises: Promise<unknown>[] = [];
  consumes({ ...asking, promises });
  await Promise.all(promises);
  return promises.length;
};

test('a chunk has the very module of the host, waits for nothing, and the host knows who took it', async () => {
  const { webpackRequire, run } = taken('state', '^1.4.0');
  expect(await consume({ chunkId: 'list', installedModules: {}, webpackRequire })).toBe(0);
  expect(sharedModules.get('state')?.takenBy).not.toContain(REMOTE);
  expect(run('5')).toBe(store);
  expect(sharedModules.get('state')?.takenBy).toContain(REMOTE);
});

test('so has the entry, where its build let it', () => {
  const { webpackRequire, run } = taken('state', '^1.4.0');
  start().installInitialConsumes({
    initialConsumes: ['5'],
    installedModules: {},
    webpackRequire,
  });
  expect(run('5')).toBe(store);
});

test('a range of another form than builds write is read, too', async () => {
  const { webpackRequire, run } = taken('state', '>=1.4.0 <2');
  await consume({ chunkId: 'list', installedModules: {}, webpackRequire });
  expect(run('5')).toBe(store);
});

test('a module is put in its place once, and is not kept by the bundler while it is run', async () => {
  const { webpackRequire, run } = taken('state');
  const installedModules = {};
  const started = start();
  await consume({ chunkId: 'list', installedModules, webpackRequire }, started);
  const put = webpackRequire.m['5'];
  await consume({ chunkId: 'list', installedModules, webpackRequire }, started);
  expect(webpackRequire.m['5']).toBe(put);
  run('5');
  expect(webpackRequire.c).toEqual({});
});

test('a chunk that takes nothing waits for nothing, and one that an update brought is looked up', async () => {
  const { webpackRequire, run } = taken('state');
  const started = start();
  await consume({ chunkId: 'other', installedModules: {}, webpackRequire }, started);
  expect(webpackRequire.m).toEqual({});
  webpackRequire.consumesLoadingData = {
    chunkMapping: { other: ['9'] },
    moduleIdToConsumeDataMapping: { 9: { shareKey: 'state' } },
  };
  await consume({ chunkId: 'other', installedModules: {}, webpackRequire }, started);
  expect(run('9')).toBe(store);
});

test.each([
  ['that the host does not have', 'three', '^0.187.0', 'which the host does not have'],
  ['of a later minor than the host has', 'state', '^1.5.0', 'does not satisfy the requirement'],
  ['of another major', 'state', '^2.0.0', 'does not satisfy the requirement'],
  ['by no range at all', 'state', 'latest', 'does not satisfy the requirement'],
])('a module %s is refused when it is used, each time', async (_what, name, range, message) => {
  const { webpackRequire, run } = taken(name, range);
  await consume({ chunkId: 'list', installedModules: {}, webpackRequire });
  expect(() => run('5')).toThrow(message);
  expect(() => run('5')).toThrow(message);
});
