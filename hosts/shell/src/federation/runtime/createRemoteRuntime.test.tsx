import { afterEach, expect, jest, test } from '@jest/globals';
import { z } from 'zod';

import { createRemoteRuntime } from './createRemoteRuntime.ts';
import { provideModule } from './sharedModules.ts';

const scopeSchema = z.object({
  react: z.object({
    '19.3.1': z.object({
      get: z.custom<() => Promise<() => unknown>>((value) => typeof value === 'function'),
    }),
  }),
});

const NAME = 'adviestool_projects';
const ADDRESS = 'https://site.test/remotes/projects/1/remoteEntry.js';

const runtime = () =>
  createRemoteRuntime({
    entries: new Map([[NAME, ADDRESS]]),
    integrity: new Map([[ADDRESS, 'sha256-x']]),
  });

const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

/** What the browser does with the script that was put on the page. */
const finish = (event: 'load' | 'error'): void => {
  scripts().at(-1)?.dispatchEvent(new Event(event));
};

const leave = (container: unknown): void => {
  Object.assign(globalThis, { [NAME]: container });
};

const containerOf = (made: unknown) => ({
  init: jest.fn((_scope: unknown) => undefined),
  get: jest.fn((_module: string) => Promise.resolve(() => made)),
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, NAME);
  jest.useRealTimers();
});

test('an entry is fetched once, by its hash, and its module given', async () => {
  const { loadRemote } = runtime();
  const asked = [loadRemote(`${NAME}/module`), loadRemote(`${NAME}/module`)];
  expect(scripts().map(({ src, integrity, crossOrigin }) => [src, integrity, crossOrigin])).toEqual(
    [[ADDRESS, 'sha256-x', 'anonymous']],
  );
  const container = containerOf('the module');
  leave(container);
  finish('load');
  await expect(Promise.all(asked)).resolves.toEqual(['the module', 'the module']);
  expect(container.init).toHaveBeenCalledTimes(1);
  expect(container.get).toHaveBeenCalledWith('./module');
  expect(scripts()).toEqual([]);
});

test('an entry of another tool finds what the host provides as Module Federation gives it', async () => {
  provideModule('react', '19.3.1', () => 'the react of the host');
  const container = containerOf('the module');
  leave(container);
  await runtime().loadRemote(`${NAME}/module`);
  const [scope] = container.init.mock.lastCall ?? [];
  const { get } = scopeSchema.parse(scope).react['19.3.1'];
  expect((await get())()).toBe('the react of the host');
});

test('what stands on the page already is not fetched again', async () => {
  leave(containerOf('the module'));
  await expect(runtime().loadRemote(`${NAME}/module`)).resolves.toBe('the module');
});

test('an entry that does not come is asked for again by the next', async () => {
  const { loadRemote } = runtime();
  const first = loadRemote(`${NAME}/module`);
  finish('error');
  await expect(first).rejects.toMatchObject({ failure: 'unreachable' });
  const next = loadRemote(`${NAME}/module`);
  leave(containerOf('the module'));
  finish('load');
  await expect(next).resolves.toBe('the module');
});

test('an entry that takes too long is given up', async () => {
  jest.useFakeTimers();
  const asked = runtime().loadRemote(`${NAME}/module`);
  jest.runOnlyPendingTimers();
  await expect(asked).rejects.toMatchObject({
    failure: 'unreachable',
    message: expect.stringContaining('timed out'),
  });
  expect(scripts()).toEqual([]);
});

test('an entry that throws is told from one that leaves nothing', async () => {
  const threw = runtime().loadRemote(`${NAME}/module`);
  globalThis.dispatchEvent(
    new ErrorEvent('error', { filename: ADDRESS, message: 'x is not defined' }),
  );
  finish('load');
  await expect(threw).rejects.toMatchObject({
    failure: 'spoilt',
    message: expect.stringContaining('x is not defined'),
  });
  const empty = runtime().loadRemote(`${NAME}/module`);
  finish('load');
  await expect(empty).rejects.toMatchObject({ failure: 'spoilt' });
});

test('what is no remote does not fit', async () => {
  const asked = runtime().loadRemote(`${NAME}/module`);
  leave({ get: () => undefined });
  finish('load');
  await expect(asked).rejects.toMatchObject({ failure: 'unfit' });
});

test('an error of the remote itself stays what it is', async () => {
  const error = new TypeError('undefined is not a function');
  leave({ init: () => undefined, get: () => Promise.reject(error) });
  await expect(runtime().loadRemote(`${NAME}/module`)).rejects.toBe(error);
});
