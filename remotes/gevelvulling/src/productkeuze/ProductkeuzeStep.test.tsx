import { beforeEach, expect, test } from '@jest/globals';
import type { Catalogus, Hoekanker } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { renderWizard } from '../builders/renderWizard.tsx';

const buildHoekanker = (overrides: Partial<Hoekanker>): Hoekanker => ({
  id: 'licht',
  naam: 'Licht anker',
  afmeting: '60 × 60',
  materiaal: 'Staal',
  types: ['kozijn'],
  zijden: ['onderzijde', 'zijkanten', 'bovenzijde'],
  plaatsing: ['vloerrand', 'binnenmuur', 'latei', 'prefab'],
  FwRk: 1.8,
  FgRk: 1.8,
  gammaM: 2,
  eRefWind: 25,
  eRefGewicht: 60,
  spouwlatMax: 400,
  stelruimteMax: 30,
  nBouw: 1,
  nHout: 2,
  herkomst: 'verzonnen',
  ...overrides,
});

const withCatalogus = (catalogus: Catalogus): Catalogus => ({
  ...catalogus,
  _let_op: 'Fictieve producten.',
  hoekankers: [
    buildHoekanker({}),
    buildHoekanker({ id: 'zwaar', naam: 'Zwaar anker', FwRk: 4, FgRk: 5 }),
    buildHoekanker({ id: 'strip', naam: 'Stripanker', FgRk: null, eRefGewicht: null }),
  ],
  bevestigingsmiddelenBouwkundig: [
    {
      id: 'schroef',
      naam: 'Betonschroef',
      FRk: { beton: 5 },
      gammaM: { beton: 1.8 },
      minRandafstand: 50,
    },
    {
      id: 'nagel',
      naam: 'Slagnagel',
      FRk: { beton: 0.6 },
      gammaM: { beton: 1.8 },
      minRandafstand: 40,
    },
  ],
  bevestigingsmiddelenHout: [],
});

const LEEG = perZijde(() => ({ hoekanker: null, bevestigingsmiddelen: null }));

const visitProductkeuze = async (overrides: Partial<Gevelvulling> = {}) => {
  const project = buildProject(buildGevelvulling({ productKeuze: LEEG, ...overrides }));
  const host = buildHost(project);
  const config = { ...host.config, catalogus: withCatalogus(host.config.catalogus) };
  const router = renderWizard({
    url: '/project/7/gevelvulling/a1b2c3d4/productkeuze',
    host: { ...host, config },
  });
  await screen.findByText('Onderzijde – Onderdorpel');
  const onderzijde = screen.getByRole('region', { name: 'Onderzijde – Onderdorpel' });
  return { router, onderzijde: within(onderzijde), user: userEvent.setup() };
};

const stored = () => useActiveProjectStore.getState().project?.gevelvullingen[0]?.productKeuze;

beforeEach(() => {
  sessionStorage.clear();
});

test('Suitable hoekankers are offered, the lightest recommended, the others with their reason', async () => {
  const { onderzijde } = await visitProductkeuze();

  const licht = onderzijde.getByRole('row', { name: /Licht anker/ });
  expect(within(licht).getByText('Aanbevolen')).toBeTruthy();
  expect(within(licht).getByText('Voorbeeldproduct')).toBeTruthy();
  expect(onderzijde.queryByRole('radio', { name: 'Stripanker' })).toBe(null);
  expect(onderzijde.getByText('Niet passend (1)')).toBeTruthy();
  expect(
    onderzijde.getByText(/Stripanker mag het gewicht op de onderzijde niet dragen/),
  ).toBeTruthy();
  expect(screen.getByText('Fictieve producten.')).toBeTruthy();
});

test('Every anchored side needs a hoekanker', async () => {
  const { router, user } = await visitProductkeuze();

  await user.click(screen.getByRole('button', { name: 'Volgende' }));

  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  const link = within(summary).getByRole('link', {
    name: 'Hoekanker, onderzijde: Kies een hoekanker voor de onderzijde.',
  });
  await user.click(link);
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
  expect(router.state.location.pathname).toMatch(/productkeuze$/);
});

test('A hoekanker that is chosen for one side can be applied to all', async () => {
  const { onderzijde, router, user } = await visitProductkeuze();

  await user.click(onderzijde.getByRole('radio', { name: 'Zwaar anker' }));
  await user.click(onderzijde.getByRole('button', { name: 'Voor alle zijden toepassen' }));
  await user.click(screen.getByRole('button', { name: 'Volgende' }));

  await waitFor(() => expect(document.title).toMatch(/^Stap 4 van 4 – Advies/));
  expect(stored()).toEqual(perZijde(() => ({ hoekanker: 'zwaar', bevestigingsmiddelen: null })));
  expect(router.state.location.pathname).toMatch(/advies$/);
});

test('The recommended hoekanker can be chosen for all sides at once', async () => {
  const { user } = await visitProductkeuze();

  await user.click(screen.getByRole('button', { name: 'Aanbevolen kiezen' }));

  const chosen = screen.getAllByRole('radio', { name: 'Licht anker' });
  expect(chosen.map((radio) => radio.matches(':checked'))).toEqual([true, true, true]);
});

test('The numbers follow the choice of a fastener', async () => {
  const base = buildGevelvulling();
  const { onderzijde, user } = await visitProductkeuze({
    gevelvullingEnKaderData: {
      ...base.gevelvullingEnKaderData,
      gebruikBevestigingsmiddelen: true,
      leverancierBevestigingsmiddelen: 'voorbeeld',
    },
    detailleringData: {
      ...base.detailleringData,
      binnenmuur: 'kalkzandsteen',
      vloertypeOnderzijde: 'breedplaatvloer',
      vloertypeBovenzijde: 'breedplaatvloer',
    },
  });
  const row = onderzijde.getByRole('row', { name: /Zwaar anker/ });
  const before = row.textContent;

  await user.click(onderzijde.getByRole('radio', { name: 'Slagnagel' }));

  expect(row.textContent).not.toBe(before);
  const zijkanten = within(screen.getByRole('region', { name: /Zijkanten/ }));
  expect(zijkanten.getByRole('radio', { name: 'Betonschroef' })).toHaveProperty('disabled', true);
  expect(zijkanten.getByText('Betonschroef is niet geschikt voor kalkzandsteen.')).toBeTruthy();
});
