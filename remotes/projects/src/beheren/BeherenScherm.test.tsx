import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { clearActiveProject } from '@adviestool/state/activeProject';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { logIn, logOut } from '../builders/logIn.ts';
import page from './page.tsx';

type VariantChange = NonNullable<Parameters<typeof buildVariant>[0]>;

beforeEach(() => clearActiveProject());
afterEach(logOut);

/** The page of a project; `sent` has the key and body of each copy that is asked for. */
const setUp = (
  overrides: Partial<Project> = {},
  { failures = 0, remotes = {} }: { failures?: number; remotes?: VariantChange['remotes'] } = {},
) => {
  const { projectGegevens } = buildProject();
  const project = buildProject({
    id: 7,
    projectGegevens: { ...projectGegevens, projectNaam: 'Blok A' },
    ...overrides,
  });
  const sent: [string | undefined, unknown][] = [];
  let failing = failures;
  const navigate = jest.fn<HostApi['navigate']>();
  const { config } = buildHost();
  const host = buildHost({
    config: { ...config, variant: buildVariant({ remotes }) },
    navigate,
    project: { ...buildHost().project, refresh: async () => project },
    api: buildTransport(({ method, headers, body }) => {
      if (method === 'GET') throw buildHttpError(503);
      sent.push([headers?.['Idempotency-Key'], body]);
      if (failing > 0) {
        failing -= 1;
        throw buildHttpError(500);
      }
      return buildProjectRecord({ id: 8 });
    }),
  });
  renderPage(page(host), { path: '/project/:projectId/beheren', url: '/project/7/beheren' });
  return { sent, navigate };
};

const openDialog = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: 'Project dupliceren' }));

const duplicate = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Dupliceren' }));

test('who makes no projects is offered no copy, and takes the file along', async () => {
  logIn(['company-dashboard']);
  setUp({ rechten: { wijzigen: false, beheren: false } });
  await screen.findByRole('region', { name: 'Exporteren' });
  expect(screen.queryByRole('region', { name: 'Dupliceren' })).toBeNull();
});

test('a copy gets the name that is typed, and is opened', async () => {
  const { sent, navigate } = setUp();
  await openDialog();
  const naam = screen.getByRole('textbox', { name: 'Naam van de kopie' });
  expect(naam).toHaveProperty('value', 'Blok A (kopie)');
  await userEvent.clear(naam);
  expect(screen.getByRole('button', { name: 'Dupliceren' })).toHaveProperty('disabled', true);
  await userEvent.click(naam);
  await userEvent.paste('B'.repeat(256));
  screen.getByText('Te lang: maximaal 255 tekens.');
  expect(screen.getByRole('button', { name: 'Dupliceren' })).toHaveProperty('disabled', true);
  await userEvent.clear(naam);
  await userEvent.type(naam, 'Blok B');
  await userEvent.click(screen.getByRole('checkbox', { name: /Vastgestelde adviezen/ }));
  await duplicate();
  expect(sent.map(([, body]) => body)).toEqual([{ naam: 'Blok B', metVastgesteld: false }]);
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/project/8']]));
});

test('what failed is sent again under its own key, and another copy under another', async () => {
  const { sent } = setUp({}, { failures: 2 });
  await openDialog();
  await duplicate();
  await duplicate();
  await userEvent.type(screen.getByRole('textbox', { name: 'Naam van de kopie' }), '!');
  await duplicate();
  const [first, again, other] = sent.map(([key]) => key);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('who may not manage a project copies and exports it, and no more', async () => {
  setUp({ rechten: { wijzigen: true, beheren: false } });
  await screen.findByRole('region', { name: 'Dupliceren' });
  expect(
    screen.getAllByRole('region').map((each) => each.querySelector('h2')?.textContent),
  ).toEqual(['Dupliceren', 'Exporteren']);
});

test.each([
  ['links are made', { inzage: {} }, ['Dupliceren', 'Exporteren', 'Inzagelinks']],
  ['no links are made that lead nowhere', {}, ['Dupliceren', 'Exporteren']],
  [
    'no links are made that lead nowhere',
    { inzage: { enabled: false } },
    ['Dupliceren', 'Exporteren'],
  ],
])('%s in a variant with %j', async (_what, remotes, first) => {
  setUp({}, { remotes });
  await screen.findByRole('region', { name: 'Dupliceren' });
  const titles = screen.getAllByRole('region').map((each) => each.querySelector('h2')?.textContent);
  expect(titles).toEqual([...first, 'Overdragen', 'Archiveren', 'Verwijderen']);
});

test('an archived project says so, with the way back', async () => {
  setUp({ gearchiveerd: '2026-11-20T10:00:00Z' });
  await screen.findByText(/Dit project staat sinds 20 november 2026 in het archief/);
  screen.getByRole('button', { name: 'Uit het archief halen' });
  expect(screen.queryByRole('button', { name: 'Project archiveren' })).toBeNull();
});
