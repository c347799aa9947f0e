import { remoteDefinitionSchema } from '@adviestool/contract/remoteDocument';
import { expect, test } from '@jest/globals';

import { filesOf } from './pageFiles.ts';

const { pages } = remoteDefinitionSchema.parse({
  id: 'projects',
  pages: [
    { id: 'list', path: '', title: '', children: [{ id: 'list-row', path: 'row', title: '' }] },
    { id: 'edit', path: 'edit', title: '' },
  ],
});

const group = (...files: string[]) => ({ assets: files.map((name) => ({ name })) });

test('what is not of a page all of them need, and a page adds the chunks that name it', () => {
  const groups = {
    adviestool_projects: group('remoteEntry.js'),
    __federation_expose_module: group('module.js'),
    'page-list': group('module.js', 'shared.js', 'list.js', 'list.css'),
    'page-list-row.edit': group('shared.js', 'later.js'),
    'page-edit': group('shared.js', 'edit.js'),
  };
  expect(filesOf(groups, pages)).toEqual({
    common: ['remoteEntry.js', 'module.js'],
    pages: {
      list: ['shared.js', 'list.js', 'list.css'],
      'list-row': ['shared.js', 'later.js'],
      edit: ['shared.js', 'later.js', 'edit.js'],
    },
  });
});

test('a page without a chunk and a chunk without a page are named', () => {
  const groups = { 'page-list.list-row': group('list.js'), 'page-edti': group('edit.js') };
  expect(() => filesOf(groups, pages)).toThrow(
    [
      `The page ‘edit’ has no chunk: import it in module.ts as import(/* webpackChunkName: "page-edit" */ '…').`,
      'The chunk ‘page-edti’ is of a page ‘edti’ that remote.ts does not have.',
    ].join('\n'),
  );
});
