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

const entries = ['adviestool_projects', '__federation_expose_module'];

const group = (...files: string[]) => ({ assets: files.map((name) => ({ name })) });

test('a page adds the files of its chunk to those of the entry and the module', () => {
  const groups = {
    adviestool_projects: group('remoteEntry.js'),
    __federation_expose_module: group('module.js'),
    list: group('module.js', 'shared.js', 'list.js', 'list.css'),
    'list-row': group('shared.js', 'row.js'),
    edit: group('edit.js'),
    'import-dialog': group('shared.js', 'dialog.js'),
  };
  expect(filesOf(groups, { entries, pages })).toEqual({
    common: ['remoteEntry.js', 'module.js'],
    pages: {
      list: ['shared.js', 'list.js', 'list.css'],
      'list-row': ['shared.js', 'row.js'],
      edit: ['edit.js'],
    },
  });
});

test('pages without a chunk are named', () => {
  expect(() => filesOf({ list: group('list.js') }, { entries, pages })).toThrow(
    [
      `The page ‘list-row’ has no chunk: write it in module.ts as list-row: () => import('./list-row/page.ts').`,
      `The page ‘edit’ has no chunk: write it in module.ts as edit: () => import('./edit/page.ts').`,
    ].join('\n'),
  );
});
