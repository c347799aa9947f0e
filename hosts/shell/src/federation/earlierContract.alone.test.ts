import { HOST_RUNTIME } from '@adviestool/federation/hostRuntime';
import { expect, test } from '@jest/globals';
import { z } from 'zod';

import { buildRequire } from '../builders/buildRequire.ts';
import { EARLIER } from './earlier.ts';
import { provideRuntime, type HostRuntime } from './provideRuntime.ts';
import { provideModule } from './runtime/sharedModules.ts';

const pageSchema = z.object({ [HOST_RUNTIME]: z.custom<HostRuntime>() });

const PATHS = '@adviestool/contract/paths';

/** What the host provides, all of it in the versions of now. */
provideModule(PATHS, '1.0.0', () => 'the paths of now');
provideModule('react', '20.0.0', () => 'the react of now');

provideRuntime(new Map(), new Set(['adviestool_account']));

/** Asks for a shared module as the entry of a remote does. */
const ask = (remote: string, shareKey: string, requiredVersion: string): unknown => {
  const { federation } = pageSchema.parse(globalThis)[HOST_RUNTIME];
  const { webpackRequire, run } = buildRequire(remote, {
    chunkMapping: { page: ['7'] },
    moduleIdToConsumeDataMapping: { 7: { shareKey, requiredVersion } },
  });
  federation().bundlerRuntime.consumes({
    chunkId: 'page',
    promises: [],
    installedModules: {},
    webpackRequire,
  });
  return run('7');
};

test('a remote of the contract before gets the packages of now for those of then', () => {
  expect(EARLIER.provides['@adviestool/contract']).toBe('0.3.0');
  expect(ask('adviestool_account', PATHS, '^0.3.0')).toBe('the paths of now');
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
])('%s is refused', (_what, name, shareKey, range) => {
  expect(() => ask(name, shareKey, range)).toThrow('does not satisfy the requirement');
});

test('what is asked for by its number of now is given to both', () => {
  expect(ask('adviestool_account', PATHS, '^1.0.0')).toBe('the paths of now');
  expect(ask('adviestool_projects', PATHS, '^1.0.0')).toBe('the paths of now');
});
