import { expect, test } from '@jest/globals';

import { loadRemoteModule } from './loadRemoteModule.ts';
import { RemoteContractError } from './RemoteContractError.ts';

const moduleOf = (change: Record<string, unknown> = {}) => ({
  default: { contract: 1, id: 'projects', pages: () => ({}), ...change },
});

test('the module of a remote is asked for by its name in the federation', async () => {
  const names: string[] = [];
  const loadRemote = async (name: string) => {
    names.push(name);
    return moduleOf();
  };
  expect((await loadRemoteModule({ loadRemote }, 'projects')).id).toBe('projects');
  expect(names).toEqual(['adviestool_projects/module']);
});

test('files that cannot be loaded are told apart from a broken contract', async () => {
  const cause = new Error('Failed to load script resources. #RUNTIME-008');
  await expect(
    loadRemoteModule({ loadRemote: () => Promise.reject(cause) }, 'projects'),
  ).rejects.toMatchObject({ name: 'RemoteLoadError', remoteId: 'projects', cause });
});

test.each([
  ['nothing', null],
  ['no default export', {}],
  ['another contract', moduleOf({ contract: 2 })],
  ['another id', moduleOf({ id: 'account' })],
  ['no pages', moduleOf({ pages: undefined })],
])('a module with %s does not keep the contract', async (_what, module) => {
  await expect(
    loadRemoteModule({ loadRemote: async () => module }, 'projects'),
  ).rejects.toBeInstanceOf(RemoteContractError);
});
