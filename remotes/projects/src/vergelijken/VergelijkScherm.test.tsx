import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildCatalogusPort } from '@adviestool/contract/builders/buildCatalogusPort';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { saveIn } from '@adviestool/contract/builders/saveIn';
import { catalogusSchema } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import {
  buildGevelvullingOf,
  buildProjectGegevens,
  withProducten,
} from '@adviestool/domain/builders/buildGevelvullingOf';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { vaststellingOf } from '@adviestool/domain/vaststellen/vaststellingOf';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import {
  clearActiveProject,
  setActiveProject,
  useActiveProjectStore,
} from '@adviestool/state/activeProject';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import voorbeeld from '../../../../variants/catalogus-voorbeeld.json' with { type: 'json' };
import page from './page.tsx';

const catalogus = catalogusSchema.parse(voorbeeld);
const projectGegevens = buildProjectGegevens();

const kozijn = (merk: string, totaalgewicht = 200): Gevelvulling =>
  withProducten(
    buildGevelvullingOf(
      'kozijnTraditioneelZonderBevestigingsmiddelen',
      { id: merk, merk },
      { totaalgewicht },
    ),
    'GA-120',
  );
const metMiddelen = (merk: string): Gevelvulling =>
  withProducten(
    buildGevelvullingOf('kozijnTraditioneelMetBevestigingsmiddelen', { id: merk, merk }),
    'GA-120',
    ['BS-75', 'AN-40'],
  );
const hsb = (merk: string): Gevelvulling =>
  buildGevelvullingOf('hsb2ZijdigZonderBevestigingsmiddelen', { id: merk, merk });
const onvolledig = (merk: string): Gevelvulling => ({ ...kozijn(merk), detailleringData: {} });
const vast = (gevelvulling: Gevelvulling): Gevelvulling => {
  const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
  if (advies === null) throw new Error('The gevelvulling is complete.');
  const vaststelling = vaststellingOf({
    op: '2026-11-27T12:00:00.000Z',
    door: 'demo',
    catalogus: { id: 'voorbeeld', versie: '1' },
    projectGegevens,
    gevelvulling,
    advies,
  });
  return { ...gevelvulling, vastgesteld: vaststelling };
};

const renderVergelijking = (
  gevelvullingen: Gevelvulling[],
  {
    rechten = { wijzigen: true, beheren: true },
    windvormFactor = projectGegevens.windvormFactor,
    ...overrides
  }: Partial<HostApi> & Partial<Pick<Project, 'rechten'>> & { windvormFactor?: number | null } = {},
) => {
  const project = buildProject({
    projectGegevens: { ...projectGegevens, windvormFactor },
    gevelvullingen,
    rechten,
  });
  const refresh = async (): Promise<Project> => {
    setActiveProject(project, 'r1');
    return project;
  };
  const save = jest.fn<HostApi['project']['save']>(async (change) => {
    const outcome = await saveIn(useActiveProjectStore.getState().project ?? project)(change);
    if (outcome.kind === 'saved') setActiveProject(outcome.project, 'r2');
    return outcome;
  });
  const toast = jest.fn<HostApi['toast']>();
  const host = buildHost({
    catalogus: buildCatalogusPort(catalogus),
    project: { ...buildHost().project, refresh, save },
    toast,
    ...overrides,
  });
  const router = renderPage(page(host), {
    path: '/project/:projectId/producten-vergelijken',
    url: '/project/7/producten-vergelijken',
  });
  return { save, toast, router };
};

const kolom = async (naam: string): Promise<HTMLElement> =>
  screen.findByRole('region', { name: naam });

/** What stands behind a label of a column. */
const regel = (in_: HTMLElement, label: string): string =>
  within(in_).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? '';

const stored = (): Gevelvulling[] => [
  ...(useActiveProjectStore.getState().project?.gevelvullingen ?? []),
];

const onderzijden = (): (string | null)[] =>
  stored().map(({ productKeuze }) => productKeuze.onderzijde.hoekanker);

beforeEach(clearActiveProject);

test('each way to choose says its hoekankers, its products and what changes', async () => {
  renderVergelijking([kozijn('K01', 2500), kozijn('K02')]);

  const nu = await kolom('Nu');
  const minste = await kolom('Minste stuks');
  expect(regel(nu, 'Hoekankers')).toBe('59');
  expect(regel(minste, 'Hoekankers')).toBe(`${59 - 14}14 minder dan nu`);
  expect(regel(nu, 'Producten')).toMatch(/^Hoekanker GA 120 zwaar\d+$/);
  expect(regel(await kolom('Lichtste'), 'Producten')).toMatch(/^Hoekanker GA 90/);
  expect(regel(await kolom('Lichtste'), 'Wijzigt')).toBe('2 gevelvullingen');
  expect(within(nu).queryByText('Wijzigt')).toBeNull();
  expect(
    screen.getByText(/het eerste in de catalogus, die van licht naar zwaar loopt/),
  ).toBeTruthy();
  expect(screen.getByText('2 gevelvullingen vergeleken')).toBeTruthy();
});

test('a choice is one save and one undo, and the column then says that it stands so', async () => {
  const { save, toast } = renderVergelijking([kozijn('K01'), kozijn('K02')]);
  const lichtste = await kolom('Lichtste');

  await userEvent.click(within(lichtste).getByRole('button', { name: 'Kiezen: Lichtste' }));

  await waitFor(() => expect(onderzijden()).toEqual(['GA-90', 'GA-90']));
  expect(save).toHaveBeenCalledTimes(1);
  expect(await within(lichtste).findByText('Zo staat het nu in het project.')).toBeTruthy();
  expect(within(lichtste).queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(within(lichtste).getByRole('heading', { name: 'Lichtste' }));
  const [soort, tekst, opties] = toast.mock.calls[0] ?? [];
  expect([soort, tekst]).toEqual(['success', 'Lichtste gekozen voor 2 gevelvullingen.']);

  opties?.action?.onAction();
  await waitFor(() => expect(onderzijden()).toEqual(['GA-120', 'GA-120']));
  expect(save).toHaveBeenCalledTimes(2);
});

test('one product that does not suit says where and why, and leaves that as it is', async () => {
  renderVergelijking([kozijn('K01'), kozijn('K02'), withProducten(hsb('H01'), 'HA-140R')]);

  const een = await kolom('Eén product');
  expect(regel(een, 'Producten')).toMatch(/^Hoekanker GA 90\d+HSB-hoekanker HA 140 met ril\d+$/);
  await userEvent.click(within(een).getByText('1 zonder passend product'));
  expect(within(een).getByRole('link', { name: /^H01/ }).getAttribute('href')).toBe(
    '/project/7/gevelvulling/H01',
  );
  expect(
    within(een).getByText(/Hoekanker GA 90 is niet geschikt voor een HSB-element\./),
  ).toBeTruthy();

  await userEvent.click(within(een).getByRole('button', { name: 'Kiezen: Eén product' }));
  await waitFor(() => expect(onderzijden()).toEqual(['GA-90', 'GA-90', 'HA-140R']));
});

test('where nothing of the catalogue suits, the sides are named and each reason is there', async () => {
  renderVergelijking([kozijn('K01'), kozijn('K02', 60000)]);
  const minste = await kolom('Minste stuks');

  await userEvent.click(within(minste).getByText('1 zonder passend product'));
  expect(within(minste).getByText(/Geen van deze producten past op de onderzijde\./)).toBeTruthy();
  await userEvent.click(within(minste).getByText('Waarom'));
  expect(
    within(minste).getAllByText(/^Op de onderzijde zijn \d+ hoekankers nodig/).length,
  ).toBeGreaterThan(1);
  expect(within(minste).queryByText(/^Alle \d+ voldoen/)).toBeNull();
});

test('all that complies is green only without a warning, also of the project', async () => {
  const allemaal = async (): Promise<HTMLElement> =>
    within(await kolom('Lichtste')).findByText('Alle 2 voldoen');
  renderVergelijking([metMiddelen('K01'), metMiddelen('K02')]);
  expect((await allemaal()).className).toContain('ok');
  cleanup();
  clearActiveProject();

  renderVergelijking([metMiddelen('K01'), metMiddelen('K02')], { windvormFactor: 0 });
  expect((await allemaal()).className).toContain('warn');
  expect(within(await kolom('Lichtste')).getByText('2 met een waarschuwing')).toBeTruthy();
});

test('a source that has expired counts by the day in the Netherlands, and of now', async () => {
  const { bronnen = {} } = catalogus;
  const tot = (geldigTot: string) =>
    buildCatalogusPort({
      ...catalogus,
      bronnen: Object.fromEntries(
        Object.entries(bronnen).map(([id, bron]) => [id, { ...bron, geldigTot }]),
      ),
    });
  jest.useFakeTimers({ now: new Date('2026-06-30T23:30:00+02:00'), advanceTimers: true });
  renderVergelijking([metMiddelen('K01')], { catalogus: tot('2026-06-30') });
  const lichtste = await kolom('Lichtste');
  await within(lichtste).findByText('Voldoet');
  expect(within(lichtste).queryByText(/met een waarschuwing/)).toBeNull();
  // Half past midnight, on a page that stayed open: the day before still in UTC.
  jest.setSystemTime(new Date('2026-07-01T00:30:00+02:00'));
  const { project } = useActiveProjectStore.getState();
  if (project === null) throw new Error('A project is open.');
  act(() => setActiveProject({ ...project }, 'r2'));
  expect(await within(lichtste).findByText('1 met een waarschuwing')).toBeTruthy();
  jest.useRealTimers();
});

test.each([
  [2, kozijn('K01')],
  [1, metMiddelen('K01')],
])('nor is it where the fastening of %i was not tested, which it says', async (aantal, eerste) => {
  renderVergelijking([eerste, kozijn('K02')]);
  const lichtste = within(await kolom('Lichtste'));
  expect(lichtste.getByText('Alle 2 voldoen').className).toContain('warn');
  expect(lichtste.getByText(`bij ${aantal} is de bevestiging niet getoetst`)).toBeTruthy();
});

test('what cannot be calculated is named as left out, and is no part of what complies', async () => {
  renderVergelijking([kozijn('K01'), onvolledig('K02')]);

  expect(await screen.findByText('1 van 2 gevelvullingen vergeleken')).toBeTruthy();
  await userEvent.click(screen.getByText('1 gevelvulling is niet vergeleken'));
  expect(screen.getByRole('link', { name: /^K02/ }).closest('li')?.textContent).toMatch(
    /: gegevens ontbreken$/,
  );
});

test('where nothing can be calculated there are no columns', async () => {
  renderVergelijking([onvolledig('K01')]);

  expect(
    await screen.findByText('Van geen enkele gevelvulling kan een advies worden berekend.'),
  ).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Lichtste' })).toBeNull();
});

test('products of the user’s own choosing are remembered in the address', async () => {
  const { router } = renderVergelijking([kozijn('K01')]);
  const eigen = await kolom('Eigen keuze');
  const vink = (naam: string): HTMLElement => within(eigen).getByRole('checkbox', { name: naam });
  expect(vink('Hoekanker GA 120 zwaar')).toHaveProperty('checked', true);

  await userEvent.click(vink('Hoekanker GA 120 zwaar'));
  expect(await within(eigen).findByText('Er is niets te kiezen.')).toBeTruthy();
  expect(router.state.location.search).toBe('?product=');

  await userEvent.click(vink('Hoekanker GA 160 met ril'));
  expect(router.state.location.search).toBe('?product=GA-160R');
  await userEvent.click(await within(eigen).findByRole('button', { name: 'Kiezen: Eigen keuze' }));
  await waitFor(() => expect(onderzijden()).toEqual(['GA-160R']));
});

test('an advice that is fixed stays, unless the user says so twice', async () => {
  const confirm = jest.fn<HostApi['confirm']>(async () => true);
  renderVergelijking([vast(kozijn('K01')), kozijn('K02')], { confirm });
  const lichtste = await kolom('Lichtste');
  expect(regel(lichtste, 'Wijzigt')).toMatch(/^1 gevelvulling1 vastgesteld advies blijft staan/);

  await userEvent.click(screen.getByRole('checkbox', { name: /^Ook het vastgestelde advies/ }));
  expect(await within(lichtste).findByText('2 gevelvullingen')).toBeTruthy();
  await userEvent.click(within(lichtste).getByRole('button', { name: 'Kiezen: Lichtste' }));

  await waitFor(() => expect(onderzijden()).toEqual(['GA-90', 'GA-90']));
  expect(confirm.mock.calls[0]?.[0].text).toMatch(
    /1 vastgesteld advies krijgt andere producten: K01/,
  );
});

test('who answers that question with no changes nothing', async () => {
  const { save } = renderVergelijking([vast(kozijn('K01'))], { confirm: async () => false });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Ook het vastgestelde/ }));
  const lichtste = await kolom('Lichtste');
  await userEvent.click(await within(lichtste).findByRole('button', { name: 'Kiezen: Lichtste' }));

  expect(within(lichtste).getByRole('button', { name: 'Kiezen: Lichtste' })).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});

test('who may only look at the project sees the comparison and cannot choose', async () => {
  renderVergelijking([vast(kozijn('K01'))], { rechten: { wijzigen: false, beheren: false } });

  expect(regel(await kolom('Lichtste'), 'Hoekankers')).toMatch(/^\d+/);
  expect(screen.queryByRole('button', { name: /^Kiezen/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /vastgesteld/ })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Hoekanker GA 90' })).toBeTruthy();
});
