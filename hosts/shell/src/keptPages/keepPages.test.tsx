import type { Release } from '@adviestool/contract/release';
import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import { setSession } from '@adviestool/state/session';
import { beforeEach, expect, test } from '@jest/globals';
import { createMemoryRouter, type DataRouter } from 'react-router';

import { anonymousSession, memberSession, outsiderSession } from '../builders/buildSession.ts';
import { keepPages } from './keepPages.ts';
import type { KeptPages } from './keptPage.ts';

const RELEASE: Release = {
  release: 'r1',
  host: '1',
  variant: buildVariant(),
  catalogus: { id: 'proef', versie: '1', file: '/x', integrity: 'sha256-x' },
  whatsNew: null,
  remotes: {},
};

let router: DataRouter;

beforeEach(() => {
  sessionStorage.clear();
  setSession(memberSession.session);
  router = createMemoryRouter([{ path: '*', loader: () => null, element: null }]);
  keepPages(RELEASE, router);
});

const kept = (): KeptPages =>
  JSON.parse(sessionStorage.getItem(`${RELEASE.variant.id}:kept-pages`) ?? '{}');

/** Shows a page and leaves the site from it. */
const leaveFrom = (path: string, text = '<h1>Projecten</h1>'): void => {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<div id="app"><main class="m">${text}</main></div>`;
  globalThis.dispatchEvent(new Event('pagehide'));
};

test('the list and a project are kept as they are shown, by who is there', () => {
  leaveFrom('/?page=2', '<h1 style="color: red">Projecten</h1><dialog open>Weg?</dialog>');
  leaveFrom('/project/3');
  expect(kept()).toMatchObject({
    '/?page=2': { uid: 5, release: 'r1', html: '<main class="m"><h1>Projecten</h1></main>' },
    '/project/3': { day: new Date().toDateString() },
  });
});

test.each(['/project/3/details', '/bedrijf'])('%s is not kept', (path) => {
  leaveFrom(path);
  expect(kept()).toEqual({});
});

test('no more than three are kept, the last ones; a long one is not', () => {
  for (const id of [1, 2, 3, 1, 4]) leaveFrom(`/project/${id}`);
  leaveFrom('/project/5', `<h1>Lang</h1>${'x'.repeat(400_000)}`);
  expect(Object.keys(kept())).toEqual(['/project/3', '/project/1', '/project/4']);
});

test('nothing is kept of who is not logged in, and of a page without a title', () => {
  leaveFrom('/', '<p>Wordt geladen</p>');
  setSession(anonymousSession.session);
  leaveFrom('/');
  expect(kept()).toEqual({});
});

test('a page is kept when another one is asked for', async () => {
  history.replaceState(null, '', '/project/3');
  document.body.innerHTML = '<div id="app"><main><h1>K1</h1></main></div>';
  await router.navigate('/elders');
  expect(Object.keys(kept())).toEqual(['/project/3']);
});

test('a page of who was there before is not kept for who has taken the place, and the next one is', async () => {
  history.replaceState(null, '', '/project/3');
  document.body.innerHTML = '<div id="app"><main><h1>K1</h1></main></div>';
  setSession(outsiderSession.session);
  await router.navigate('/');
  expect(kept()).toEqual({});
  leaveFrom('/');
  expect(kept()).toMatchObject({ '/': { uid: 6 } });
});
