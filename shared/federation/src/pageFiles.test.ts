import { remoteDefinitionSchema } from '@adviestool/contract/remoteDocument';
import { expect, test } from '@jest/globals';

import { importsOfPages } from './pageFiles.ts';

const { pages } = remoteDefinitionSchema.parse({
  id: 'projects',
  pages: [
    { id: 'list', path: '', title: '', children: [{ id: 'list-row', path: 'row', title: '' }] },
    { id: 'edit', path: 'edit', title: '' },
    { id: 'absent', path: 'absent', title: '' },
  ],
});

test('the imports of each page are found under its id, in whatever order the pages stand', () => {
  const source = `
    pages: (host) => ({
      edit: async () => (await import('./edit/editPage.tsx')).editPage(host),
      'list-row': async () => {
        const [{ frame }, { Row }] = await Promise.all([
          import('./frame.tsx'),
          import('./list/Row.tsx'),
        ]);
        return frame(host, Row);
      },
      list: async () => (await import('./list/listPage.tsx')).listPage(host),
    }),`;
  expect(importsOfPages(source, pages)).toEqual({
    edit: ['./edit/editPage.tsx'],
    'list-row': ['./frame.tsx', './list/Row.tsx'],
    list: ['./list/listPage.tsx'],
  });
});
