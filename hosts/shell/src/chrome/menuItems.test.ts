import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import type { SessionState } from '@adviestool/state/session';
import { expect, test } from '@jest/globals';

import { buildDocument } from '../builders/buildDocument.ts';
import { anonymousSession, memberSession } from '../builders/buildSession.ts';
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
      item({ id: 'use', menu: 'user', to: '/bedrijf/gebruik', role: 'company-administrator' }),
      item({ id: 'company', menu: 'user', to: '/bedrijf', order: 2, membersOnly: true }),
      item({ id: 'add', to: '/project/:projectId/gevelvulling/nieuw', order: 15 }),
    ],
  }),
];

const member = memberSession.session;
const anonymous = anonymousSession.session;
const groupId = 1;

/** The session of who has one role, in one group. */
const withRole = (role: string, inGroup = groupId): SessionState => ({
  status: 'authenticated',
  group: null,
  user: { uid: 5, name: 'Jan', roles: [], groups: { [inGroup]: { roles: [role] } } },
});

const loginPath = '/account/inloggen?bestemming=%2Fproject%2F7';

function item(change: Partial<RemoteDocument['menus'][number]>): RemoteDocument['menus'][number] {
  return { id: 'x', menu: 'project', label: 'X', to: '/', order: 1, session: 'any', ...change };
}

test('the items of all remotes come in order, with the project filled in', () => {
  const items = menuItems(documents, {
    menu: 'project',
    session: member,
    groupId,
    projectId: 7,
    loginPath,
  });
  expect(items.map(({ href }) => href)).toEqual([
    '/project/7',
    '/project/7/gevelvulling/nieuw',
    '/project/7/details',
  ]);
});

test('of a project that is only looked at, what changes it is left out', () => {
  const options = { menu: 'project', session: member, groupId, projectId: 7, loginPath } as const;
  const items = menuItems(documents, { ...options, isReadOnly: true });
  expect(items.map(({ href }) => href)).toEqual(['/project/7']);
});

test('without a project, items that need one are left out', () => {
  const options = { menu: 'project', session: member, groupId, projectId: null } as const;
  expect(menuItems(documents, { ...options, loginPath })).toEqual([]);
});

test.each<[string, SessionState, string[]]>([
  ['an employee', member, ['logout', 'company']],
  ['an administrator', withRole('company-administrator'), ['logout', 'use', 'company']],
  ['an administrator of another company', withRole('company-administrator', 2), ['logout']],
  ['an anonymous visitor', anonymous, []],
  ['somebody not known yet', { status: 'unknown' }, []],
])('the menu of %s', (_who, session, ids) => {
  const items = menuItems(documents, {
    menu: 'user',
    session,
    groupId,
    projectId: null,
    loginPath,
  });
  expect(items.map(({ id }) => id)).toEqual(ids);
});

test('the login keeps where it goes on to', () => {
  const options = { menu: 'overlay', session: anonymous, groupId, projectId: null } as const;
  expect(menuItems(documents, { ...options, loginPath })).toMatchObject([{ href: loginPath }]);
});
