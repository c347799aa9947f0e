import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { clearActiveProject, setActiveProject } from '@adviestool/state/activeProject';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { buildGevelvulling } from '../builders/buildGevelvulling.ts';
import { buildHost } from '../builders/buildHost.ts';
import { buildHttpError } from '../builders/buildHttpError.ts';
import { buildProject } from '../builders/buildProject.ts';
import { renderPage } from '../builders/renderPage.tsx';
import { viewPage } from './viewPage.tsx';

type Save = HostApi['project']['save'];

const NAAM = 'K01 Kozijn vloerrand met houten dorpel';

const renderView = (project: Project, overrides: Partial<HostApi> = {}) => {
  const refresh = jest.fn(async () => project);
  const save: Save = async (change) => {
    const saved = change(project);
    setActiveProject(saved, 'r2');
    return saved;
  };
  const host = buildHost({
    project: { ...buildHost().project, refresh, save },
    ...overrides,
  });
  renderPage(viewPage(host), { path: '/project/:projectId', url: '/project/7' });
  return { refresh };
};

const choose = async (action: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: `Acties voor ${NAAM}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

beforeEach(clearActiveProject);

test('a project shows its wind pressure and its gevelvullingen', async () => {
  renderView(buildProject({ gevelvullingen: [buildGevelvulling()] }));

  expect(await screen.findByText(/Windgebied II · bebouwd · 9/)).toBeTruthy();
  expect(screen.getByRole('link', { name: NAAM }).getAttribute('href')).toBe(
    '/project/7/gevelvulling/a1b2c3d4',
  );
  expect(screen.getByText('Advies gereed')).toBeTruthy();
});

test('a duplicate appears once it is saved', async () => {
  renderView(buildProject({ gevelvullingen: [buildGevelvulling()] }));

  await choose('Dupliceren');

  expect(await screen.findAllByRole('link', { name: NAAM })).toHaveLength(2);
});

test('a gevelvulling is removed once that is confirmed', async () => {
  const confirm = jest.fn(async () => true);
  renderView(buildProject({ gevelvullingen: [buildGevelvulling()] }), { confirm });

  await choose('Verwijderen');

  expect(await screen.findByText('Dit project heeft nog geen gevelvullingen.')).toBeTruthy();
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('a project that changed elsewhere is loaded anew', async () => {
  const toast = jest.fn();
  const project = buildProject({ gevelvullingen: [buildGevelvulling()] });
  const refresh = jest.fn(async () => project);
  renderView(project, {
    toast,
    project: { ...buildHost().project, refresh, save: () => Promise.reject(buildHttpError(412)) },
  });

  await choose('Dupliceren');

  expect(refresh).toHaveBeenCalledTimes(2);
  expect(toast).toHaveBeenCalledWith('warning', expect.stringContaining('nieuwste versie'));
});

test('an unreadable project offers nothing that writes', async () => {
  renderView(buildProject({ onleesbaar: true }));

  expect(await screen.findByText(/kunnen niet worden gelezen/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Project bewerken' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Gevelvulling toevoegen' })).toBeNull();
});

test('an incomplete project leads to its data', async () => {
  const { projectGegevens } = buildProject();
  renderView(buildProject({ projectGegevens: { ...projectGegevens, windgebied: null } }));

  const link = await screen.findByRole('link', { name: 'Projectgegevens aanvullen' });
  expect(link.getAttribute('href')).toBe('/project/7/details');
});
