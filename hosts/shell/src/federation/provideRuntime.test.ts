import { HOST_RUNTIME } from '@adviestool/federation/hostRuntime';
import { expect, test } from '@jest/globals';
import { z } from 'zod';

import { provideRuntime, type HostRuntime } from './provideRuntime.ts';

const pageSchema = z.object({ [HOST_RUNTIME]: z.custom<HostRuntime>() });

const ENTRY = 'https://site.test/remotes/projects/1/remoteEntry.js';

const provided = (integrity: ReadonlyMap<string, string> = new Map()): HostRuntime => {
  provideRuntime(integrity);
  return pageSchema.parse(globalThis)[HOST_RUNTIME];
};

test('a remote gets the hashes that the release has', () => {
  const { integrityOf } = provided(new Map([[ENTRY, 'sha256-x']]));
  expect(integrityOf(ENTRY)).toBe('sha256-x');
  expect(integrityOf(`${ENTRY}.map`)).toBe('');
});

test('every remote gets what its entry asks for, with a state of its own', () => {
  const { federation } = provided();
  const [one, other] = [federation(), federation()];
  expect(one.bundlerRuntime).toEqual({
    S: {},
    I: expect.any(Function),
    init: expect.any(Function),
    consumes: expect.any(Function),
    initContainerEntry: expect.any(Function),
    installInitialConsumes: expect.any(Function),
  });
  expect(one.bundlerRuntime.S).not.toBe(other.bundlerRuntime.S);
  expect(one.bundlerRuntimeOptions).not.toBe(other.bundlerRuntimeOptions);
});
