import { expect, test } from '@jest/globals';

import { loadRemote } from './loadRemote.ts';
import { RemoteContractError } from './loadCause/remoteErrors.ts';
import { FederationError } from './runtime/FederationError.ts';

const moduleOf = (change: Record<string, unknown> = {}) => ({
  default: { contract: 5, id: 'projects', pages: {}, ...change },
});

test('the module of a remote is asked for by its name in the federation', async () => {
  const names: string[] = [];
  const load = async (name: string) => {
    names.push(name);
    return moduleOf();
  };
  expect((await loadRemote({ loadRemote: load }, 'projects')).id).toBe('projects');
  expect(names).toEqual(['adviestool_projects/module']);
});

test('files that cannot be loaded are told apart from a broken contract', async () => {
  const cause = new FederationError('unreachable', 'The script did not come.');
  await expect(
    loadRemote({ loadRemote: () => Promise.reject(cause) }, 'projects'),
  ).rejects.toMatchObject({ name: 'RemoteLoadError', remoteId: 'projects', cause });
});

test.each([
  ['nothing', null],
  ['no default export', {}],
  ['another contract', moduleOf({ contract: 1 })],
  ['another id', moduleOf({ id: 'account' })],
  ['no pages', moduleOf({ pages: undefined })],
  ['pages that are no files', moduleOf({ pages: { list: {} } })],
])('a module with %s does not keep the contract', async (_what, module) => {
  await expect(loadRemote({ loadRemote: async () => module }, 'projects')).rejects.toBeInstanceOf(
    RemoteContractError,
  );
});

test('a module of another contract than its document says does not keep it', async () => {
  const runtime = { loadRemote: async () => moduleOf({ contract: 4 }) };
  await expect(loadRemote(runtime, 'projects', { contract: 5 })).rejects.toThrow(
    'its module says contract 4, its remote.json 5',
  );
  expect((await loadRemote(runtime, 'projects', { contract: 4 })).contract).toBe(4);
});

const fill = async () => undefined;

test('places that a remote of the contract before fills have versions', async () => {
  const load = (contract: number) =>
    loadRemote(
      { loadRemote: async () => moduleOf({ contract, slots: { 'login-again': fill } }) },
      'projects',
    );
  expect((await load(4)).slots).toEqual({ 'login-again/v1': fill });
  expect((await load(5)).slots).toEqual({ 'login-again': fill });
});
