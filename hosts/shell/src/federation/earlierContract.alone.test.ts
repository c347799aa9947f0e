import { HOST_RUNTIME } from '@adviestool/federation/hostRuntime';
import { expect, test } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { z } from 'zod';

import { EARLIER } from './earlier.ts';
import { provideRuntime, type HostRuntime } from './provideRuntime.ts';

const pageSchema = z.object({ [HOST_RUNTIME]: z.custom<HostRuntime>() });

const PATHS = '@adviestool/contract/paths';

/** What the host provides, all of it in the versions of now. */
const host = createInstance({
  name: 'adviestool_shell',
  remotes: [],
  shared: {
    [PATHS]: { version: '1.0.0', lib: () => 'the paths of now', scope: 'default' },
    react: { version: '20.0.0', lib: () => 'the react of now', scope: 'default' },
  },
});

provideRuntime(new Map(), new Set(['adviestool_account']));

/** Asks for a shared module as the entry of a remote does. */
const ask = async (name: string, pkgName: string, requiredVersion: string): Promise<unknown> => {
  const { federation } = pageSchema.parse(globalThis)[HOST_RUNTIME];
  const remote = federation().runtime.init({ name, remotes: [] });
  const scope = host.shareScopeMap['default'] ?? {};
  remote.initShareScopeMap('default', scope);
  const make = await remote.loadShare(pkgName, {
    customShareInfo: {
      scope: ['default'],
      shareConfig: { singleton: true, strictVersion: true, requiredVersion },
    },
  });
  return make === false ? false : make();
};

test('a remote of the contract before gets the packages of now for those of then', async () => {
  expect(EARLIER.provides['@adviestool/contract']).toBe('0.3.0');
  await expect(ask('adviestool_account', PATHS, '^0.3.0')).resolves.toBe('the paths of now');
});

test.each([
  [
    'a remote of this contract, which asks for those of then',
    'adviestool_projects',
    PATHS,
    '^0.3.0',
  ],
  ['a remote of a contract that is older still', 'adviestool_account', PATHS, '^0.2.0'],
  ['a library of another major', 'adviestool_account', 'react', '^19.3.0'],
])('%s is refused', async (_what, name, pkgName, range) => {
  await expect(ask(name, pkgName, range)).rejects.toThrow('does not satisfy the requirement');
});

test('what is asked for by its number of now is given to both', async () => {
  await expect(ask('adviestool_account', PATHS, '^1.0.0')).resolves.toBe('the paths of now');
  await expect(ask('adviestool_projects', PATHS, '^1.0.0')).resolves.toBe('the paths of now');
});
