import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import { expect, test } from '@jest/globals';

import { buildDocument } from '../builders/buildDocument.ts';
import { menuItems } from './menuItems.ts';

const documents: RemoteDocument[] = [
  buildDocument({
    id: 'projects',
    menus: [
      item({ id: 'edit', to: '/project/:projectId/details', order: 20 }),
      item({ id: 'view', to: '/project/:projectId', order: 10 }),
    ],
  }),
  buildDocument({
    id: 'account',
    menus: [
      item({ id: 'login', menu: 'overlay', to: '/account/inloggen', session: 'anonymous' }),
      item({ id: 'logout', menu: 'user', to: '/account/uitloggen', session: 'authenticated' }),
      item({ id: 'add', to: '/project/:projectId/gevelvulling/nieuw', order: 15 }),
    ],
  }),
];

const loginPath = '/account/inloggen?bestemming=%2Fproject%2F7';

function item(change: Partial<RemoteDocument['menus'][number]>): RemoteDocument['menus'][number] {
  return { id: 'x', menu: 'project', label: 'X', to: '/', order: 1, session: 'any', ...change };
}

test('the items of all remotes come in order, with the project filled in', () => {
  const items = menuItems(documents, {
    menu: 'project',
    session: 'authenticated',
    projectId: 7,
    loginPath,
  });
  expect(items.map(({ href }) => href)).toEqual([
    '/project/7',
    '/project/7/gevelvulling/nieuw',
    '/project/7/details',
  ]);
});

test('without a project, items that need one are left out', () => {
  const options = { menu: 'project', session: 'authenticated', projectId: null } as const;
  expect(menuItems(documents, { ...options, loginPath })).toEqual([]);
});

test.each([
  ['authenticated', ['logout']],
  ['anonymous', []],
  ['unknown', []],
] as const)('an item for the logged-in shows as %s: %j', (session, ids) => {
  const items = menuItems(documents, { menu: 'user', session, projectId: null, loginPath });
  expect(items.map(({ id }) => id)).toEqual(ids);
});

test('the login keeps where it goes on to', () => {
  const options = { menu: 'overlay', session: 'anonymous', projectId: null } as const;
  expect(menuItems(documents, { ...options, loginPath })).toMatchObject([{ href: loginPath }]);
});
