import { beforeEach, expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Project } from '@adviestool/contract/project';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { clearActiveProject, setActiveProject } from '@adviestool/state/activeProject';
import { screen, within } from '@testing-library/react';

import { buildHost } from '../builders/buildHost.ts';
import { renderPage } from '../builders/renderPage.tsx';
import page from './page.tsx';

const renderBouwlijst = (project: Project, catalogus: Catalogus): void => {
  const config = { variant: buildVariant(), catalogus, remote: {}, clientVersion: '1.0.0' };
  const refresh = async (): Promise<Project> => {
    setActiveProject(project, 'r1');
    return project;
  };
  const host = buildHost({ config, project: { ...buildHost().project, refresh } });
  renderPage(page(host), {
    path: '/project/:projectId/bouwlijst',
    url: '/project/7/bouwlijst',
  });
};

const withVerpakking = (verpakking: number): Catalogus => {
  const catalogus = buildCatalogus();
  return {
    ...catalogus,
    hoekankers: catalogus.hoekankers.map((hoekanker) => ({ ...hoekanker, verpakking })),
  };
};

/** Three kozijnen with ten hoekankers on each side, counted twice for the stijlen: 120. */
const project = buildProject({
  gevelvullingen: [
    buildGevelvulling({
      aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen: 10 })),
      productKeuze: perZijde(() => ({ hoekanker: 'anker', bevestigingsmiddelen: null })),
    }),
  ],
});

const totals = async (): Promise<HTMLElement> =>
  screen.findByRole('table', { name: 'Totalen per product' });

const cellsOf = (table: HTMLElement): (string | null)[] =>
  within(within(table).getAllByRole('row')[1] ?? table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(clearActiveProject);

test.each([
  [50, '3'],
  [60, '2'],
  [1000, '1'],
])('120 hoekankers in packages of %i are %s packages', async (verpakking, verpakkingen) => {
  renderBouwlijst(project, withVerpakking(verpakking));

  const table = await totals();
  expect(within(table).getByRole('columnheader', { name: 'Verpakkingen' })).toBeTruthy();
  expect(cellsOf(table).slice(-3)).toEqual(['120', String(verpakking), verpakkingen]);
});

test('a catalogue without package sizes shows no packages', async () => {
  renderBouwlijst(project, buildCatalogus());

  const table = await totals();
  expect(within(table).queryByRole('columnheader', { name: /verpakking/i })).toBeNull();
  expect(cellsOf(table).at(-1)).toBe('120');
});

test('what cannot be read is told, and not counted as nothing to order', async () => {
  renderBouwlijst(buildProject({ onleesbaar: true }), buildCatalogus());

  expect(await screen.findByText(/kunnen niet worden gelezen/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: /Exporteren/ })).toBeNull();
});
