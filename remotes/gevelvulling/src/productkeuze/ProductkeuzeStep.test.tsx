import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { buildCatalogusPort } from '@adviestool/contract/builders/buildCatalogusPort';
import type { Catalogus, Hoekanker } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
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

const withCatalogus = (catalogus: Catalogus, zijden: Hoekanker['zijden']): Catalogus => ({
  ...catalogus,
  _let_op: 'Fictieve producten.',
  hoekankers: [
    buildHoekanker({ zijden }),
    buildHoekanker({ id: 'zwaar', naam: 'Zwaar anker', FwRk: 4, FgRk: 5, zijden }),
    buildHoekanker({ id: 'strip', naam: 'Stripanker', FgRk: null, eRefGewicht: null, zijden }),
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

const visitProductkeuze = async (
  overrides: Partial<Gevelvulling> = {},
  tabel = 'Hoekankers per zijde',
  zijden: Hoekanker['zijden'] = ['onderzijde', 'zijkanten', 'bovenzijde'],
) => {
  const project = buildProject(buildGevelvulling({ productKeuze: LEEG, ...overrides }));
  const host = buildHost(project);
  const catalogus = buildCatalogusPort(withCatalogus(host.catalogus.loaded(), zijden));
  const router = renderWizard({
    url: '/project/7/gevelvulling/a1b2c3d4/productkeuze',
    host: { ...host, catalogus },
  });
  const table = await screen.findByRole('table', { name: tabel });
  return { router, table: within(table), user: userEvent.setup() };
};

const stored = () => useActiveProjectStore.getState().project?.gevelvullingen[0]?.productKeuze;

const wide = globalThis.matchMedia;

afterEach(() => {
  jest.restoreAllMocks();
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('Each hoekanker has its figures for each side and in total; what does not fit is shown on request', async () => {
  const { table, user } = await visitProductkeuze();

  const licht = table.getByRole('row', { name: /^Licht anker/ });
  expect(within(licht).getAllByRole('radio')).toHaveLength(3);
  expect(within(licht).getAllByText('Aanbevolen')).toHaveLength(1);
  expect(table.queryByRole('radio', { name: 'Stripanker, onderzijde' })).toBeNull();
  expect(table.getByRole('radio', { name: 'Stripanker, bovenzijde' })).toBeTruthy();
  expect(screen.getAllByText(/Fictieve producten\./)).toHaveLength(1);

  const reden = /Stripanker mag het gewicht op de onderzijde niet dragen/;
  expect(screen.queryByText(reden)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Toon niet passende (1)' }));
  expect(screen.getByText(reden)).toBeTruthy();
});

test('On a narrow window the choices of a side come after each other, with what is recommended', async () => {
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => Object.assign(wide(media), { matches: false }));
  const { table } = await visitProductkeuze({}, 'Hoekankers, onderzijde');

  expect(table.getAllByText('Aanbevolen')).toHaveLength(1);
  const zijden = screen
    .getAllByRole('radio', { name: /anker, / })
    .map((radio) => radio.getAttribute('aria-label')?.split(', ')[1]);
  const [onder, zij, boven] = ['onderzijde', 'zijkanten', 'bovenzijde'];
  expect(zijden).toEqual([onder, onder, zij, zij, zij, boven, boven, boven]);

  // Once for each hoekanker that fits all sides, and not for the others.
  expect(screen.getAllByRole('button', { name: /voor alle zijden kiezen$/ })).toHaveLength(2);
  await userEvent.click(
    screen.getByRole('button', { name: 'Zwaar anker voor alle zijden kiezen' }),
  );
  const gekozen = screen.getAllByRole('radio', { name: /^Zwaar anker, / });
  expect(gekozen.map((radio) => radio.matches(':checked'))).toEqual([true, true, true]);
});

/** Why what is recommended is. */
const reden = () => screen.getByText(/hoekankers, .*product/, { selector: 'output' }).textContent;

test('What counts is chosen and remembered, and the recommendation says why', async () => {
  const { table, user } = await visitProductkeuze({
    detailleringData: {
      ...buildGevelvulling().detailleringData,
      gewichtinvoer: 'totaalgewicht',
      totaalgewicht: 2500,
    },
  });
  expect(reden()).toBe('Het lichtste product dat past, per zijde: 27 hoekankers, 2 producten.');

  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Aanbevolen naar' }),
    'Minste hoekankers',
  );
  expect(reden()).toMatch(/^De minste hoekankers, per zijde: 2\d hoekankers, /);
  await user.click(screen.getByRole('button', { name: 'Aanbevolen kiezen' }));
  expect(table.getByRole('radio', { name: 'Zwaar anker, onderzijde' })).toHaveProperty(
    'checked',
    true,
  );

  cleanup();
  await visitProductkeuze();
  expect(screen.getByRole('combobox', { name: 'Aanbevolen naar' })).toHaveProperty(
    'value',
    'minste',
  );
});

test('Every anchored side needs a hoekanker', async () => {
  const { router, user } = await visitProductkeuze();

  await user.click(screen.getByRole('button', { name: 'Volgende' }));

  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  // Nothing is chosen: said once, with the way to what is recommended.
  const [link, ...others] = within(summary).getAllByRole('link');
  expect(link?.textContent).toBe(
    'Hoekanker, onderzijde: Kies voor elke zijde een hoekanker, of neem de aanbeveling over.',
  );
  expect(others).toEqual([]);
  if (link !== undefined) await user.click(link);
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
  expect(router.state.location.pathname).toMatch(/productkeuze$/);
});

test('Of the sides that lack a hoekanker while another has one each is told', async () => {
  const { table, user } = await visitProductkeuze();
  await user.click(table.getByRole('radio', { name: 'Licht anker, onderzijde' }));

  await user.click(screen.getByRole('button', { name: 'Volgende' }));

  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Hoekanker, zijkanten: Kies een hoekanker voor de zijkanten.',
    'Hoekanker, bovenzijde: Kies een hoekanker voor de bovenzijde.',
  ]);
});

test('A hoekanker can be chosen for all sides at once', async () => {
  const { table, router, user } = await visitProductkeuze();

  expect(table.queryByRole('button', { name: /^Stripanker/ })).toBeNull();
  await user.click(table.getByRole('button', { name: 'Zwaar anker voor alle zijden kiezen' }));
  expect(document.activeElement).toBe(
    screen.getByRole('radio', { name: 'Zwaar anker, onderzijde' }),
  );
  await user.click(screen.getByRole('button', { name: 'Volgende' }));

  await waitFor(() => expect(document.title).toMatch(/^Stap 4 van 4 – Advies/));
  expect(stored()).toEqual(perZijde(() => ({ hoekanker: 'zwaar', bevestigingsmiddelen: null })));
  expect(router.state.location.pathname).toMatch(/advies$/);
});

test('The recommended hoekanker can be chosen for all sides at once', async () => {
  const { user } = await visitProductkeuze();

  await user.click(screen.getByRole('button', { name: 'Aanbevolen kiezen' }));

  const chosen = screen.getAllByRole('radio', { name: /^Licht anker, / });
  expect(chosen.map((radio) => radio.matches(':checked'))).toEqual([true, true, true]);
});

test('A chosen hoekanker that no longer fits stays chosen, and says why', async () => {
  const strip = { hoekanker: 'strip', bevestigingsmiddelen: null };
  await visitProductkeuze({ productKeuze: { ...LEEG, onderzijde: strip } });

  expect(
    screen.getByText(/^De gekozen Stripanker past niet\. Stripanker mag het gewicht/),
  ).toBeTruthy();
});

const METMIDDELEN = {
  gevelvullingEnKaderData: {
    ...buildGevelvulling().gevelvullingEnKaderData,
    gebruikBevestigingsmiddelen: true,
    leverancierBevestigingsmiddelen: 'voorbeeld',
  },
  detailleringData: {
    ...buildGevelvulling().detailleringData,
    binnenmuur: 'beton' as const,
    vloertypeOnderzijde: 'breedplaatvloer' as const,
    vloertypeBovenzijde: 'breedplaatvloer' as const,
  },
};

const celOf = (naam: string) => screen.getByRole('radio', { name: naam }).closest('td');

test('A cell says what the head of its row does, which a narrow window has no room for', async () => {
  const { table } = await visitProductkeuze(METMIDDELEN);

  expect(celOf('Licht anker, zijkanten')?.textContent).toContain('60 × 60');
  expect(table.getByRole('row', { name: /^Licht anker/ }).textContent).toContain('60 × 60');
  expect(celOf('Geen bouwkundig middel, bovenzijde')?.textContent).toContain(
    'Zonder bouwkundig middel wordt de bevestiging niet getoetst.',
  );
  expect(celOf('Slagnagel, bovenzijde')?.textContent).toContain('Bouwkundig middel');
});

test('The numbers follow the choice of a fastener', async () => {
  const { table, user } = await visitProductkeuze({
    ...METMIDDELEN,
    detailleringData: { ...METMIDDELEN.detailleringData, binnenmuur: 'kalkzandsteen' },
  });
  const row = table.getByRole('row', { name: /^Zwaar anker/ });
  const before = row.textContent;
  const middelen = within(screen.getByRole('table', { name: 'Bevestigingsmiddelen per zijde' }));

  await user.click(middelen.getByRole('radio', { name: 'Slagnagel, onderzijde' }));

  expect(row.textContent).not.toBe(before);
  expect(middelen.getByRole('radio', { name: 'Geen bouwkundig middel, zijkanten' })).toHaveProperty(
    'checked',
    true,
  );
  const schroef = middelen.getByRole('radio', { name: 'Betonschroef, zijkanten' });
  expect(schroef).toHaveProperty('disabled', true);
  expect(
    middelen.getAllByText('Betonschroef is niet geschikt voor kalkzandsteen.').length,
  ).toBeGreaterThan(0);
});

test('products that the catalogue has lost are named, and others have to be chosen', async () => {
  const { router, user } = await visitProductkeuze({
    ...METMIDDELEN,
    productKeuze: perZijde((zijde) => ({
      hoekanker: zijde === 'onderzijde' ? 'weg' : 'licht',
      bevestigingsmiddelen: zijde === 'zijkanten' ? ['verdwenen'] : null,
    })),
  });
  expect(screen.getByText(/‘weg’ op de onderzijde staat niet in de catalogus/)).toBeTruthy();
  expect(screen.getByText(/‘verdwenen’ op de zijkanten staat niet in de catalogus/)).toBeTruthy();
  const geen = screen.getByRole('radio', { name: 'Geen bouwkundig middel, zijkanten' });
  expect(geen).toHaveProperty('checked', false);
  const before = router.state.location.pathname;
  await user.click(screen.getByRole('button', { name: 'Volgende' }));
  await waitFor(() => expect(screen.getAllByText(/‘verdwenen’/).length).toBeGreaterThan(1));
  expect(router.state.location.pathname).toBe(before);
  await user.click(screen.getByRole('link', { name: /^Bevestigingsmiddelen, zijkanten: / }));
  expect(document.activeElement).toBe(geen);
  expect(screen.getAllByText('‘verdwenen’ staat niet in de catalogus.')).toHaveLength(1);

  await user.click(screen.getByRole('radio', { name: 'Licht anker, onderzijde' }));
  await user.click(screen.getByRole('radio', { name: 'Betonschroef, zijkanten' }));
  await user.click(screen.getByRole('button', { name: 'Volgende' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/advies$/));
  expect(stored()?.zijkanten.bevestigingsmiddelen).toEqual(['schroef']);
});

test('Where nothing fits a side the way to its choice leads to what is to be done', async () => {
  const productKeuze = {
    ...LEEG,
    onderzijde: { hoekanker: 'licht', bevestigingsmiddelen: null },
    zijkanten: { hoekanker: 'licht', bevestigingsmiddelen: null },
  };
  const { user } = await visitProductkeuze({ productKeuze }, 'Hoekankers per zijde', [
    'onderzijde',
    'zijkanten',
  ]);
  await user.click(screen.getByRole('button', { name: 'Volgende' }));
  await user.click(await screen.findByRole('link', { name: /^Hoekanker, bovenzijde: / }));
  expect(document.activeElement?.textContent).toMatch(
    /^Bovenzijde.*Geen hoekanker uit de catalogus past op de bovenzijde\./,
  );
});
