import { remoteDocumentSchema, REMOTE_CONTRACT } from '@adviestool/contract/remoteDocument';
import { expect, test } from '@jest/globals';

import { pagesToOpen } from './pagesToOpen.ts';

const page = (id: string, path: string, rest: object = {}) => ({ id, path, title: '', ...rest });

test('every page has an address, one with others in it is opened with each of those', () => {
  const document = remoteDocumentSchema.parse({
    contract: REMOTE_CONTRACT,
    id: 'proef',
    version: '1.0.0',
    mode: 'production',
    entry: 'remoteEntry.js',
    requires: {},
    files: { common: [], pages: {} },
    pages: [
      page('start', ''),
      page('login', 'in', { guards: ['require-anonymous'] }),
      page('wizard', 'project/:projectId/stap', {
        children: [page('index', ''), page('een', 'een/:id?'), page('rest', 'rest/*')],
      }),
    ],
  });
  expect(
    pagesToOpen(document).map(({ page: id, path, isAnonymous, within }) => [
      id,
      path,
      isAnonymous,
      within,
    ]),
  ).toEqual([
    ['start', '/', false, []],
    ['login', '/in', true, []],
    ['index', '/project/1/stap', false, ['wizard']],
    ['een', '/project/1/stap/een', false, ['wizard']],
    ['rest', '/project/1/stap/rest', false, ['wizard']],
  ]);
  expect(pagesToOpen(document, { projectId: '7' }).map(({ path }) => path)).toContain(
    '/project/7/stap/een',
  );
});

test('where a page leads is said with the values of the address', () => {
  const document = remoteDocumentSchema.parse({
    contract: REMOTE_CONTRACT,
    id: 'proef',
    version: '1.0.0',
    mode: 'production',
    entry: 'remoteEntry.js',
    requires: {},
    files: { common: [], pages: {} },
    pages: [page('start', 'project/:projectId'), page('uit', 'uit'), page('stil', 'stil')],
  });
  const leads = { start: '/project/:projectId/een', uit: '/' };
  expect(pagesToOpen(document, { projectId: '7' }, leads).map(({ leadsTo }) => leadsTo)).toEqual([
    '/project/7/een',
    '/',
    null,
  ]);
});
