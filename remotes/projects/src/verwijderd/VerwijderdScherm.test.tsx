import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { VerwijderdProject } from '@adviestool/contract/verwijderdeProjecten';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import page from './page.tsx';

const WEG: VerwijderdProject = {
  id: 7,
  naam: 'Dok',
  van: { uid: 1, name: 'anna' },
  door: { uid: 2, name: 'bert' },
  op: '2026-11-20T09:15:00Z',
  tot: '2026-12-20T09:15:00Z',
};

const open = async (given: readonly VerwijderdProject[], failure: number | null = null) => {
  let projecten = given;
  const toast = jest.fn<HostApi['toast']>();
  const showError = jest.fn<HostApi['showError']>();
  const api = buildTransport(({ path }) => {
    if (path.endsWith('/verwijderd')) return { projecten };
    if (failure !== null) throw buildHttpError(failure);
    projecten = projecten.filter(({ id }) => !path.endsWith(`/project/${id}/restore`));
    return buildProjectRecord({ id: 7 });
  });
  renderPage(page(buildHost({ api, toast, showError })), {
    path: '/verwijderd',
    url: '/verwijderd',
  });
  await screen.findByRole('heading', { name: 'Verwijderde projecten' });
  return { toast, showError };
};

const textsOf = (row: HTMLElement): (string | null)[] =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('each project says whose it is, who deleted it, when, and until when it can be put back', async () => {
  await open([WEG, { ...WEG, id: 8, naam: '', door: null }]);
  expect(textsOf(screen.getByRole('row', { name: /^Dok/ }))).toEqual([
    'Terugzetten',
    'anna',
    '20 november 2026, 09:15',
    'bert',
    '20 december 2026',
  ]);
  const [, , , door] = textsOf(screen.getByRole('row', { name: /^Project zonder naam/ }));
  expect(door).toBe('niet bekend');
});

test('one that is put back leaves the list, and the focus goes to the next', async () => {
  const { toast } = await open([WEG, { ...WEG, id: 8, naam: 'Sluis' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Dok terugzetten' }));
  await waitFor(() => expect(screen.queryByText('Dok')).toBeNull());
  expect(screen.getByRole('button', { name: 'Sluis terugzetten' })).toBe(document.activeElement);
  expect(toast.mock.calls).toEqual([['success', 'Project ‘Dok’ is teruggezet.']]);
});

test('what is refused is told, and the project stays', async () => {
  const { showError } = await open([WEG], 409);
  await userEvent.click(screen.getByRole('button', { name: 'Dok terugzetten' }));
  expect(showError).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Dok')).toBeTruthy();
});

test('without one it leads back to the projects', async () => {
  await open([]);
  expect(screen.getByText('Er zijn geen verwijderde projecten.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Naar projecten' }).getAttribute('href')).toBe('/');
});
