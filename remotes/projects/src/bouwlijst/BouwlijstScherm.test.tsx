import { beforeEach, expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildCatalogusPort } from '@adviestool/contract/builders/buildCatalogusPort';
import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { clearActiveProject, setActiveProject } from '@adviestool/state/activeProject';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import page from './page.tsx';

const renderBouwlijst = (project: Project, catalogus: Catalogus) => {
  const refresh = async (): Promise<Project> => {
    setActiveProject(project, 'r1');
    return project;
  };
  const host = buildHost({
    catalogus: buildCatalogusPort(catalogus),
    project: { ...buildHost().project, refresh },
  });
  return renderPage(page(host), {
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
  [900, '1'],
])('120 hoekankers in packages of %i are %s packages', async (verpakking, verpakkingen) => {
  renderBouwlijst(project, withVerpakking(verpakking));

  const table = await totals();
  expect(within(table).getByRole('columnheader', { name: 'Verpakkingen' })).toBeTruthy();
  expect(cellsOf(table).slice(-3)).toEqual(['120', String(verpakking), verpakkingen]);
});

test('what the catalogue warns of is a warning here, as on the bestellijst', async () => {
  renderBouwlijst(project, { ...buildCatalogus(), _let_op: 'Fictieve producten.' });
  await totals();
  const melding = screen.getByText('Fictieve producten.').closest('div')
    ?.parentElement?.parentElement;
  expect(melding?.textContent).toBe('Let op: Fictieve producten.');
  expect(screen.getByRole('button', { name: 'Afdrukken' })).toBeTruthy();
});

test('a catalogue without package sizes shows no packages', async () => {
  renderBouwlijst(project, buildCatalogus());

  const table = await totals();
  expect(within(table).queryByRole('columnheader', { name: /verpakking/i })).toBeNull();
  expect(cellsOf(table).at(-1)).toBe('120');
});

test('the summary says how much there is to order, and leads to what fails and what is missing', async () => {
  const kozijn = buildGevelvulling({
    productKeuze: perZijde(() => ({ hoekanker: 'anker', bevestigingsmiddelen: null })),
  });
  const withId = (id: string, merk: string, overrides: Partial<Gevelvulling>): Gevelvulling => ({
    ...kozijn,
    ...overrides,
    gevelvullingEnKaderData: { ...kozijn.gevelvullingEnKaderData, id, merk },
  });
  const genoeg = { aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen: 10 })) };
  const teWeinig = { aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen: 1 })) };
  renderBouwlijst(
    buildProject({
      gevelvullingen: [
        ...Array.from({ length: 9 }, (_none, index) =>
          withId(`0000000${index}`, `K${index}`, genoeg),
        ),
        withId('0000000a', 'F1', teWeinig),
        withId('0000000b', 'O1', { detailleringData: {} }),
      ],
    }),
    buildCatalogus(),
  );

  const table = await totals();
  // 9 × 3 pieces of 40, and one of 4.
  expect(cellsOf(table).at(-1)).toBe('1092');
  expect(screen.getByText('1092 stuks')).toBeTruthy();
  expect(screen.getByRole('link', { name: '1 voldoet niet' }).getAttribute('href')).toMatch(
    /#voldoet-niet$/,
  );
  expect(screen.getByRole('link', { name: '1 niet meegeteld' }).getAttribute('href')).toMatch(
    /#niet-meegeteld$/,
  );
  // It fails, and has warnings.
  const leads = screen.getAllByRole('link', { name: /^F1/ });
  expect(leads.map((lead) => lead.getAttribute('href'))).toEqual([
    '/project/7/gevelvulling/0000000a',
    '/project/7/gevelvulling/0000000a',
  ]);
  expect(screen.getByRole('link', { name: /^O1/ })).toBeTruthy();
});

/** Three kozijnen of which nothing is to be said. */
const inOrde = buildGevelvulling({
  productKeuze: perZijde(() => ({ hoekanker: 'anker', bevestigingsmiddelen: null })),
});

/** The same for which fasteners are yet to be chosen. */
const zonderMiddel: Gevelvulling = {
  ...inOrde,
  gevelvullingEnKaderData: {
    ...inOrde.gevelvullingEnKaderData,
    gebruikBevestigingsmiddelen: true,
    leverancierBevestigingsmiddelen: 'voorbeeld',
  },
  detailleringData: {
    ...inOrde.detailleringData,
    binnenmuur: 'kalkzandsteen',
    vloertypeOnderzijde: 'breedplaatvloer',
    vloertypeBovenzijde: 'breedplaatvloer',
  },
};

test.each([
  ['alone', [inOrde]],
  ['beside another that is incomplete', [inOrde, { ...inOrde, detailleringData: {} }]],
])('what complies, %s, says that its fastening was not tested', async (_wat, gevelvullingen) => {
  renderBouwlijst(buildProject({ gevelvullingen }), buildCatalogus());
  await totals();
  expect(screen.getByText('bij 1 is de bevestiging niet getoetst').dataset['tone']).toBe('warn');
  expect(screen.queryByText(/^alles meegeteld/)).toBeNull();
});

test.each([
  ['no wind', inOrde, 0, '1 met waarschuwingen', '#waarschuwingen'],
  [
    'fasteners to be chosen',
    zonderMiddel,
    1.4,
    '1 met een niet gekozen bevestigingsmiddel',
    '#zonder-bevestigingsmiddel',
  ],
])(
  'and not that all complies with %s, which the summary leads to',
  async (_wat, gevelvulling, windvormFactor, naam, hash) => {
    const { projectGegevens } = project;
    renderBouwlijst(
      buildProject({
        gevelvullingen: [gevelvulling],
        projectGegevens: { ...projectGegevens, windvormFactor },
      }),
      buildCatalogus(),
    );
    await totals();
    expect(screen.getByRole('link', { name: naam })).toHaveProperty('hash', hash);
    expect(screen.queryByText(/^alles meegeteld en voldoet/)).toBeNull();
  },
);

test('what each gevelvulling takes is folded, and on paper', async () => {
  renderBouwlijst(project, buildCatalogus());
  await totals();
  expect(screen.queryByRole('table', { name: 'Per gevelvulling' })).toBeNull();

  act(() => {
    globalThis.dispatchEvent(new Event('beforeprint'));
  });
  expect(screen.getByRole('table', { name: 'Per gevelvulling' })).toBeTruthy();
  act(() => {
    globalThis.dispatchEvent(new Event('afterprint'));
  });
  expect(screen.queryByRole('table', { name: 'Per gevelvulling' })).toBeNull();
});

test('what each gevelvulling takes is grouped by place when that is wanted, as the URL says', async () => {
  const [kozijn] = project.gevelvullingen;
  if (kozijn === undefined) throw new Error('There is no gevelvulling.');
  const op = (id: string, bouwlaag: string | null): Gevelvulling => ({
    ...kozijn,
    gevelvullingEnKaderData: {
      ...kozijn.gevelvullingEnKaderData,
      id,
      merk: id,
      bouwlaag,
      ruimte: '0.01',
    },
  });
  const router = renderBouwlijst(
    buildProject({
      gevelvullingen: [op('K1', null), op('K2', '10'), op('K3', '2'), op('K4', '2 ')],
    }),
    buildCatalogus(),
  );
  await totals();
  await userEvent.click(screen.getByText('Per gevelvulling (4)'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Groeperen op' }), 'Bouwlaag');

  const table = await screen.findByRole('table', { name: 'Per gevelvulling' });
  await within(table).findByText('Bouwlaag 10');
  // The place that stands above it is not said again.
  expect(within(table).queryByText(/^Bouwlaag 10 ·/)).toBeNull();
  expect(within(table).getAllByText('0.01')).toHaveLength(4);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent.replace(/ Kozijn.*/, '')),
  ).toEqual([
    'Bouwlaag 22 gevelvullingen · 240 hoekankers',
    'K3',
    'K4',
    'Bouwlaag 101 gevelvulling · 120 hoekankers',
    'K2',
    'Geen bouwlaag1 gevelvulling · 120 hoekankers',
    'K1',
  ]);
  expect(router.state.location.search).toBe('?groep=bouwlaag');
});

test('what cannot be read is told, and not counted as nothing to order', async () => {
  renderBouwlijst(buildProject({ onleesbaar: true }), buildCatalogus());

  expect(await screen.findByText(/kunnen niet worden gelezen/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: /Exporteren/ })).toBeNull();
});
