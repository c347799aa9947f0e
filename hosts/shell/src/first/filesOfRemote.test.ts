import { expect, test } from '@jest/globals';

import { buildDocument } from '../builders/buildDocument.ts';
import { buildRemotes } from '../builders/buildRemotes.ts';
import { branchAt } from './branchAt.ts';
import { filesOfBranch, filesOfRemote } from './filesOfRemote.ts';

const page = (id: string) => ({ id, path: id, title: '' });

const remotes = buildRemotes([
  buildDocument({
    id: 'projects',
    pages: [
      { ...page('list'), guards: ['require-authenticated'], children: [page('view')] },
      page('edit'),
    ],
    files: {
      common: ['entry.js', 'module.js'],
      pages: { list: ['shared.js', 'list.js'], view: ['shared.js', 'view.js', 'view.css'] },
    },
  }),
]);
const withPreload = (preload: 'idle' | 'never') =>
  Object.fromEntries(Object.entries(remotes).map(([id, remote]) => [id, { ...remote, preload }]));
const at = (...names: string[]): string[] => names.map((name) => `/remotes/projects/1/${name}`);

test('a page needs what its remote always needs, its own files and those of the page above it', () => {
  expect(filesOfBranch(withPreload('idle'), branchAt(remotes, '/list/view'))).toEqual(
    at('entry.js', 'module.js', 'shared.js', 'list.js', 'view.js', 'view.css'),
  );
  expect(filesOfBranch(withPreload('idle'), branchAt(remotes, '/edit'))).toEqual(
    at('entry.js', 'module.js'),
  );
});

test('of a remote that is never preloaded nothing is fetched ahead', () => {
  expect(filesOfBranch(withPreload('never'), branchAt(remotes, '/edit'))).toEqual([]);
});

test('a path that no remote has needs nothing', () => {
  expect(filesOfBranch(withPreload('idle'), branchAt(remotes, '/elders'))).toEqual([]);
});

test('a whole remote is each of its files once', () => {
  expect(Object.values(remotes).flatMap(filesOfRemote)).toEqual(
    at('entry.js', 'module.js', 'shared.js', 'list.js', 'view.js', 'view.css'),
  );
});
