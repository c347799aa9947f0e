import { remoteDefinitionSchema } from '@adviestool/contract/remoteDocument';
import { expect, test } from '@jest/globals';

import { entryOf, filesOf } from './pageFiles.ts';

const { pages } = remoteDefinitionSchema.parse({
  id: 'projects',
  pages: [
    { id: 'list', path: '', title: '', children: [{ id: 'list-row', path: 'row', title: '' }] },
    { id: 'edit', path: 'edit', title: '' },
  ],
});

const entry = 'adviestool_projects';

const group = (...files: string[]) => ({ assets: files.map((name) => ({ name })) });

test('a page adds the files of its chunk to those of the entry', () => {
  const groups = {
    adviestool_projects: group('remoteEntry.js', 'entry.css'),
    list: group('entry.css', 'shared.js', 'list.js', 'list.css'),
    'list-row': group('shared.js', 'row.js'),
    edit: group('edit.js'),
    'import-dialog': group('shared.js', 'dialog.js'),
  };
  expect(filesOf(groups, { entry, pages })).toEqual({
    common: ['remoteEntry.js', 'entry.css'],
    pages: {
      list: ['shared.js', 'list.js', 'list.css'],
      'list-row': ['shared.js', 'row.js'],
      edit: ['edit.js'],
    },
  });
});

test('the entry is the script among the files of its chunk', () => {
  const groups = { [entry]: group('entry.css', 'remoteEntry.js') };
  expect(entryOf(groups, entry)).toBe('remoteEntry.js');
  expect(() => entryOf({}, entry)).toThrow('The build has no adviestool_projects.');
});

test('pages without a chunk are named', () => {
  expect(() => filesOf({ list: group('list.js') }, { entry, pages })).toThrow(
    [
      `The page ‘list-row’ has no chunk: write it in module.ts as list-row: () => import('./list-row/page.ts').`,
      `The page ‘edit’ has no chunk: write it in module.ts as edit: () => import('./edit/page.ts').`,
    ].join('\n'),
  );
});

test('what a build for development replaces of the one before is no file of a page', () => {
  const groups = {
    adviestool_projects: group('entry.1.hot-update.js', 'remoteEntry.js'),
    list: group('list.js', 'list.1.hot-update.js'),
    'list-row': group('row.js'),
    edit: group('edit.js'),
  };
  expect(entryOf(groups, entry)).toBe('remoteEntry.js');
  expect(filesOf(groups, { entry, pages })).toMatchObject({
    common: ['remoteEntry.js'],
    pages: { list: ['list.js'] },
  });
});
