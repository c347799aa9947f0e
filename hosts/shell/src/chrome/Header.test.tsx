import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import { projectFromRecord } from '@adviestool/contract/projectRecord';
import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import type { Variant } from '@adviestool/contract/variant';
import { setActiveProject } from '@adviestool/state/activeProject';
import { setSession } from '@adviestool/state/session';
import { NIEMAND, useVolgstand } from '@adviestool/state/volgstand';
import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';

import { buildDocument } from '../builders/buildDocument.ts';
import { buildRemotes } from '../builders/buildRemotes.ts';
import { anonymousSession, memberSession } from '../builders/buildSession.ts';
import { Header } from './Header.tsx';

const RELEASE = '0123456789ab';

/** jsdom has none; on a slow machine who is there comes while a test runs. */
class Silent extends EventTarget {
  readonly close = (): void => undefined;
}
Reflect.set(globalThis, 'EventSource', Silent);

/** With its menus, whose code comes later. */
const renderHeader = async (
  path: string,
  change: Partial<Variant> = {},
  documents: readonly RemoteDocument[] = [],
) => {
  const [, projectParam] = /^\/project\/(\d+)/.exec(path) ?? [];
  render(
    <MemoryRouter initialEntries={[path]}>
      <Header
        release={{
          release: RELEASE,
          host: '1',
          variant: { ...buildVariant(), ...change },
          catalogus: {
            id: 'proef',
            versie: '1',
            file: '/catalogi/proef/1/a.json',
            integrity: 'sha256-',
          },
          whatsNew: null,
          remotes: buildRemotes(documents),
        }}
        projectParam={projectParam}
        host={buildHost()}
      />
    </MemoryRouter>,
  );
  await act(async () => import('./HeaderMenus.tsx'));
};

beforeEach(() => {
  setSession(memberSession.session);
  setActiveProject(projectFromRecord(buildProjectRecord()), null);
  useVolgstand.setState({ ...NIEMAND, beheer: null });
});

test.each([
  ['/project/7/details', '/project/7'],
  ['/project/7/gevelvulling/1a2b3c4d/advies', '/project/7'],
  ['/project/7', '/'],
])('at %s Terug leads to %s', async (path, back) => {
  await renderHeader(path);
  expect(screen.getByRole('link', { name: 'Terug' }).getAttribute('href')).toBe(back);
});

test('outside a project there is no Terug', async () => {
  await renderHeader('/account');
  expect(screen.queryByRole('link', { name: 'Terug' })).toBeNull();
});

test('outside production the environment and the version are told', async () => {
  await renderHeader('/', { environment: { label: 'Acceptatie', production: false } });
  expect(screen.getByRole('banner').textContent).toContain(`Acceptatie ${RELEASE}`);
});

test('in production neither is', async () => {
  await renderHeader('/', { environment: { label: 'Acceptatie', production: true } });
  expect(screen.getByRole('banner').textContent).not.toContain('Acceptatie');
  expect(screen.getByRole('banner').textContent).not.toContain(RELEASE);
});

test('the logo of the variant is a file of the release, and bears the name of the product', async () => {
  const { branding } = buildVariant();
  await renderHeader('/', { branding: { ...branding, logo: 'beeld/merk.png' } });
  const logo = screen.getByRole('img', { name: 'Adviestool' });
  expect(logo.getAttribute('src')).toBe(`/releases/${RELEASE}/logo.png`);
  expect(screen.getByRole('link', { name: 'Adviestool' }).contains(logo)).toBe(true);
});

test('without a logo of its own the name stands beside the drawing of the house', async () => {
  setSession(anonymousSession.session);
  await renderHeader('/account/inloggen?bestemming=%2Fproject%2F7');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Adviestool' }).getAttribute('href')).toBe(
    '/account/inloggen?bestemming=%2Fproject%2F7',
  );
});

const menu = (): HTMLElement | null => screen.queryByRole('button', { name: 'Project' });

test('of a project that a colleague deletes nothing is offered, until it is put back', async () => {
  const edit = { id: 'edit', menu: 'project', to: '/project/:projectId/details' } as const;
  const menus = [{ ...edit, label: 'Project bewerken', order: 1, session: 'any' } as const];
  await renderHeader('/project/7', {}, [buildDocument({ menus })]);
  expect(menu()).not.toBeNull();
  const told = {
    projectId: 7,
    door: { uid: 9, name: 'Bart' },
    op: '2026-11-20T09:15:00Z',
    aan: null,
  };
  act(() => useVolgstand.setState({ beheer: { ...told, wat: 'verwijderd' } }));
  expect(menu()).toBeNull();
  expect(screen.getByRole('link', { name: 'Terug' })).toBeTruthy();
  act(() => useVolgstand.setState({ beheer: { ...told, wat: 'teruggezet' } }));
  expect(menu()).not.toBeNull();
});
