import { expect, jest, test } from '@jest/globals';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { buildHost } from '../builders/buildHost.ts';
import { renderPage } from '../builders/renderPage.tsx';
import { editPage } from './editPage.tsx';

type Save = HostApi['project']['save'];

const project = buildProject();

const renderEdit = (save: Save, overrides: Partial<HostApi> = {}) => {
  const refresh = jest.fn(async (): Promise<Project> => project);
  const host = buildHost({
    project: { ...buildHost().project, refresh, save },
    ...overrides,
  });
  const router = renderPage(editPage(host), {
    path: '/project/:projectId/details',
    url: '/project/7/details',
  });
  return { refresh, router };
};

const changeNaam = async (): Promise<void> => {
  const naam = await screen.findByLabelText('Naam');
  await userEvent.clear(naam);
  await userEvent.type(naam, 'Mijn naam');
};

const press = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name }));
};

test('a save goes back to the project', async () => {
  const save = jest.fn<Save>(async (change) => change(project));
  const { router } = renderEdit(save);

  await changeNaam();
  await press('Project opslaan');

  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/project/7');
  expect(await save.mock.results[0]?.value).toMatchObject({
    projectGegevens: { projectNaam: 'Mijn naam' },
  });
});

test('a project that changed elsewhere is overwritten when the user keeps their version', async () => {
  const save = jest
    .fn<Save>(async (change) => change(project))
    .mockRejectedValueOnce(buildHttpError(412));
  const { refresh } = renderEdit(save);

  await changeNaam();
  await press('Project opslaan');
  await press('Mijn versie bewaren');

  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(await save.mock.results[1]?.value).toMatchObject({
    projectGegevens: { projectNaam: 'Mijn naam' },
  });
});

test('the newest version replaces the input when the user asks for it', async () => {
  const save = jest.fn<Save>().mockRejectedValue(buildHttpError(412));
  const { refresh } = renderEdit(save);

  await changeNaam();
  await press('Project opslaan');
  refresh.mockResolvedValue(
    buildProject({
      changed: '2026-11-21T10:00:00Z',
      projectGegevens: { ...project.projectGegevens, projectNaam: 'Naam van een ander' },
    }),
  );
  await press('Nieuwste versie laden');

  expect(await screen.findByDisplayValue('Naam van een ander')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mijn versie bewaren' })).toBeNull();
});

test('a failed save keeps the input and offers to try again', async () => {
  const save = jest.fn<Save>().mockRejectedValue(buildHttpError(503));
  const showError = jest.fn();
  renderEdit(save, { showError });

  await changeNaam();
  await press('Project opslaan');

  expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy();
  expect(screen.getByDisplayValue('Mijn naam')).toBeTruthy();
  expect(showError).toHaveBeenCalledTimes(1);
});

test('leaving with input that is not saved asks first', async () => {
  const { router } = renderEdit(jest.fn<Save>());

  await changeNaam();
  await userEvent.click(screen.getByRole('link', { name: 'Annuleren' }));
  await press('Verder bewerken');
  expect(router.state.location.pathname).toBe('/project/7/details');

  await userEvent.click(screen.getByRole('link', { name: 'Annuleren' }));
  await press('Pagina verlaten');
  expect(await screen.findByText('Elders')).toBeTruthy();
});

test('an empty name is refused before anything is sent', async () => {
  const save = jest.fn<Save>();
  renderEdit(save);

  await userEvent.clear(await screen.findByLabelText('Naam'));
  await press('Project opslaan');

  expect(await screen.findByRole('link', { name: 'Naam: Dit veld is verplicht.' })).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});

test('the stuwdruk follows what is typed', async () => {
  renderEdit(jest.fn<Save>());

  const hoogte = await screen.findByLabelText(/Gebouwhoogte/);
  expect(screen.getByText(/0,65/)).toBeTruthy();
  await userEvent.clear(hoogte);
  await userEvent.type(hoogte, '50');

  expect(screen.queryByText(/0,65/)).toBeNull();
});
