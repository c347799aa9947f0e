import { join } from 'node:path';

import { afterAll, expect, test } from '@jest/globals';

import { buildRoot, removeRoots, write } from './builders/buildRoot.ts';
import { packageOf, requiresOf, takenByRemote } from './sharedTable.ts';

afterAll(removeRoots);

test('a remote requires what its peerDependencies say; what a workspace fills in, from the minor it has', () => {
  const remote = join(buildRoot().root, 'remotes/account');
  const peerDependencies = {
    '@adviestool/state': '>=1.2.0 <3',
    react: 'catalog:',
    zod: 'workspace:^',
  };
  write(join(remote, 'package.json'), { version: '1.0.0', peerDependencies });
  for (const [name, version] of [
    ['@adviestool/state', '2.4.1'],
    ['react', '19.3.1'],
    ['zod', '0.4.6'],
  ]) {
    const exports = { './session': { default: './dist/session.js' }, './ofOnePart': './x.js' };
    write(join(remote, `node_modules/${name}/package.json`), { version, exports });
  }
  const required = { '@adviestool/state': '>=1.2.0 <3', react: '^19.3.0', zod: '^0.4.0' };
  expect(requiresOf(remote)).toEqual(required);
  const taken = Object.entries(takenByRemote(remote)).map(([entry, { requiredVersion }]) => [
    entry,
    requiredVersion,
  ]);
  expect(Object.fromEntries(taken)).toEqual({
    '@adviestool/state/session': required['@adviestool/state'],
    react: required.react,
    'react/jsx-runtime': required.react,
    zod: required.zod,
  });
});

test('an entry belongs to the package that its name begins with', () => {
  const entries = ['react', 'react/jsx-runtime', '@adviestool/contract/api/session'];
  expect(entries.map(packageOf)).toEqual(['react', 'react', '@adviestool/contract']);
});
