import { beforeEach, expect, test } from '@jest/globals';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { applyKader } from '@adviestool/domain/velden/gevelvulling';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';

import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { renderWizard } from '../builders/renderWizard.tsx';

const visitAdvies = async (
  overrides: Partial<Gevelvulling> = {},
  gegevens: Partial<ProjectGegevens> = {},
) => {
  const project = buildProject(buildGevelvulling(overrides));
  const projectGegevens = { ...project.projectGegevens, ...gegevens };
  const host = buildHost({ ...project, projectGegevens });
  const router = renderWizard({ url: '/project/7/gevelvulling/a1b2c3d4/advies', host });
  await screen.findByText('Advies per zijde');
  const table = screen.getByRole('table', { name: 'Advies per zijde' });
  return { router, table, user: userEvent.setup() };
};

/** Presses what stands in the menu of the foot. */
const chooseMore = async (user: UserEvent, name: string): Promise<void> => {
  await user.click(screen.getByRole('button', { name: 'Meer acties' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

const sideOf = (table: HTMLElement, name: RegExp) => {
  const row = within(table).getByRole('row', { name });
  const group = row.closest('tbody');
  if (group === null) throw new Error('A row stands in a table body.');
  return { row, group: within(group) };
};

const storedAantal = () =>
  useActiveProjectStore.getState().project?.gevelvullingen[0]?.aantalAnkers.onderzijde;

beforeEach(() => {
  sessionStorage.clear();
});

test('The verdict and the total stand on top', async () => {
  await visitAdvies();

  expect(
    screen.getByText('22 hoekankers, alle zijden voldoen; de bevestiging is niet getoetst', {
      selector: 'section > span',
    }),
  ).toBeTruthy();
  expect(
    screen.getByText(/per gevelvulling × 3 = 66 hoekankers\.$/, {
      selector: 'section > span',
    }),
  ).toBeTruthy();
});

test('A side says that its unity check is of the hoekankers alone, where it holds', async () => {
  const { table, user } = await visitAdvies();
  const onderzijde = sideOf(table, /^Onderzijde/);
  expect(within(table).getAllByText('Bevestiging niet getoetst')).toHaveLength(3);

  await user.type(within(table).getByRole('textbox', { name: /^Gekozen, onderzijde/ }), '1');
  expect(onderzijde.row.textContent).toContain('voldoet niet');
  expect(onderzijde.group.queryByText('Bevestiging niet getoetst')).toBeNull();
});

/** What a screen reader has been told of the verdict. */
const said = () =>
  screen.getByRole('region', { name: 'Oordeel' }).querySelector('output')?.textContent;

test('The verdict of a number that is being typed is announced once the field is left', async () => {
  const { table, user } = await visitAdvies();

  await user.type(within(table).getByRole('textbox', { name: /^Gekozen, onderzijde/ }), '1');
  expect(screen.getByText(/voldoet niet$/, { selector: 'section > span' })).toBeTruthy();
  expect(said()).toBe('');
  await user.keyboard('2');
  await user.tab();

  await waitFor(() => expect(said()).not.toBe(''), { timeout: 5000 });
  expect(said()).toMatch(/alle zijden voldoen/);
});

test('A chosen number under the advice is warned of and spreads the hoekankers', async () => {
  const { table, user } = await visitAdvies();
  const { row, group } = sideOf(table, /Bovenzijde/);
  const before = row.textContent;

  await user.type(within(row).getByRole('textbox', { name: /^Gekozen, bovenzijde/ }), '3');

  expect(
    group.getByText(/Het gekozen aantal \(3\) op de bovenzijde is lager dan het advies/),
  ).toBeTruthy();
  expect(within(row).getByText(/1\.?800/)).toBeTruthy();
  expect(row.textContent).not.toBe(before);
});

test('Taking over the advice empties the chosen number and gives it the focus', async () => {
  const { table, user } = await visitAdvies();
  const { row, group } = sideOf(table, /Onderzijde/);
  const field = within(row).getByRole('textbox', { name: /^Gekozen, onderzijde/ });
  await user.type(field, '3');

  await user.click(group.getByRole('button', { name: 'Advies overnemen voor de onderzijde' }));

  expect(field).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field);
  expect(
    await screen.findByText(/alle zijden voldoen; de bev/, { selector: 'section > span' }),
  ).toBeTruthy();
  expect(group.queryByRole('button', { name: /Advies overnemen/ })).toBe(null);
});

test.each([
  ['1200', null, 'gerekend met het advies', /^600/],
  ['1200', 9, 'gerekend met 9', /^450/],
  ['9x', null, 'gerekend met het advies', /^600/],
])(
  'Not a number that was only passed while typing %s is calculated with: %p is',
  async (...row) => {
    const [text, gekozen, onderschrift, hartOpHart] = row;
    const { aantalAnkers } = buildGevelvulling();
    const onderzijde = { ...aantalAnkers.onderzijde, gekozen };
    const { table, user } = await visitAdvies({ aantalAnkers: { ...aantalAnkers, onderzijde } });
    const { row: onder } = sideOf(table, /Onderzijde/);
    const field = within(onder).getByRole('textbox', { name: /^Gekozen, onderzijde/ });

    await user.clear(field);
    await user.type(field, text);
    await user.tab();

    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(within(onder).getByText(onderschrift)).toBeTruthy();
    expect(within(onder).getByText(hartOpHart)).toBeTruthy();
  },
);

test.each([
  ['Randafstand, onderzijde, mm', '149', 'Getal moet groter of gelijk zijn aan 150.'],
  ['Randafstand, onderzijde, mm', '301', 'Getal moet kleiner of gelijk zijn aan 300.'],
  ['Max. h.o.h., onderzijde, mm', '119', 'Getal moet groter of gelijk zijn aan 120.'],
  ['Max. h.o.h., onderzijde, mm', '701', 'Getal moet kleiner of gelijk zijn aan 700.'],
  ['Gekozen, onderzijde (optioneel)', '0', 'Getal moet groter of gelijk zijn aan 1.'],
  ['Gekozen, onderzijde (optioneel)', '1001', 'Getal moet kleiner of gelijk zijn aan 1000.'],
  [
    'Gekozen, onderzijde (optioneel)',
    '9'.repeat(20),
    'Getal moet kleiner of gelijk zijn aan 1000.',
  ],
])('%s refuses %s', async (label, text, message) => {
  const { table, user } = await visitAdvies();
  const field = within(table).getByRole('textbox', { name: label });

  await user.clear(field);
  await user.type(field, text);
  await user.tab();

  expect(within(table).getByText(message)).toBeTruthy();
});

test('"Opslaan" keeps the chosen number and stays', async () => {
  const { router, table, user } = await visitAdvies();
  await user.type(within(table).getByRole('textbox', { name: /^Gekozen, onderzijde/ }), '9');

  await chooseMore(user, 'Opslaan');

  expect(storedAantal()).toMatchObject({ gekozen: 9 });
  expect(router.state.location.pathname).toMatch(/advies$/);
});

test('What was changed is saved where the advice is fixed', async () => {
  const { table, user } = await visitAdvies();
  const vaststelling = within(screen.getByRole('region', { name: 'Vaststelling' }));
  expect(vaststelling.queryByRole('button', { name: 'Opslaan' })).toBeNull();
  await user.type(within(table).getByRole('textbox', { name: /^Gekozen, onderzijde/ }), '9');

  await user.click(await vaststelling.findByRole('button', { name: 'Opslaan' }));

  const vaststellen = await vaststelling.findByRole('button', { name: 'Vaststellen' });
  expect(storedAantal()).toMatchObject({ gekozen: 9 });
  expect(document.activeElement).toBe(vaststellen);
});

test('"Opslaan" without a change stores the advice of today', async () => {
  const stale = { geadviseerd: 99, gekozen: null };
  const { user } = await visitAdvies({
    aantalAnkers: { onderzijde: stale, zijkanten: stale, bovenzijde: stale },
  });

  await chooseMore(user, 'Opslaan');

  await waitFor(() => expect(storedAantal()?.geadviseerd).toBeLessThan(99));
});

test('A smaller edge distance than the field says is told under it', async () => {
  // s_min 120 mm: (450 − 120) / 2 = 165 mm
  const { table } = await visitAdvies(applyKader(buildGevelvulling(), { breedte: 450 }));
  const short = sideOf(table, /Onderzijde/).group;
  const long = sideOf(table, /Zijkanten/).group;

  expect(short.getByText('gerekend met 165 mm')).toBeTruthy();
  expect(long.queryByText(/gerekend met/)).toBe(null);
});

test('A maximum of the dorpel with decimals is told as it was typed', async () => {
  const { detailleringData } = buildGevelvulling();
  const { table } = await visitAdvies({
    detailleringData: {
      ...detailleringData,
      onderdorpel: 'laagReliëfDorpel',
      maximaleHartOpHartMaatLaagReliefDorpel: 450.5,
    },
  });

  expect(sideOf(table, /Onderzijde/).group.getByText('ten hoogste 450,5 mm')).toBeTruthy();
});

test('A single hoekanker in the middle has no edge distance of its own', async () => {
  const { table } = await visitAdvies(applyKader(buildGevelvulling(), { breedte: 400 }));
  const { group } = sideOf(table, /Onderzijde/);

  expect(group.queryByText(/gerekend met/)).toBe(null);
});

test('A side that is pointed at or edited is lit in the drawing, and the other way round', async () => {
  const { table, user } = await visitAdvies();
  const drawing = screen.getByRole('img', { name: /^Gevelvulling met hoekankers/ });
  const strips = () => [...drawing.querySelectorAll('rect[data-actief]')];
  const lit = () => strips().filter((strip) => strip.getAttribute('data-actief') === 'true');
  const { row } = sideOf(table, /Zijkanten/);

  await user.hover(row);
  expect(lit()).toHaveLength(2);
  await user.unhover(row);
  expect(lit()).toHaveLength(0);

  await user.click(within(table).getByRole('textbox', { name: /^Gekozen, onderzijde/ }));
  await user.unhover(table);
  expect(lit()).toHaveLength(1);

  const [onder] = strips();
  if (onder === undefined) throw new Error('The drawing has sides.');
  await user.tab();
  await user.hover(onder);
  expect(row.closest('tbody')?.dataset.actief).toBe('false');
  expect(sideOf(table, /Onderzijde/).row.closest('tbody')?.dataset.actief).toBe('true');
});

test('The drawing opens in a window of its own and can be enlarged', async () => {
  const { user } = await visitAdvies();

  await user.click(screen.getByRole('button', { name: 'Tekening vergroten' }));
  const venster = within(await screen.findByRole('dialog', { name: /^K01 Kozijn/ }));
  expect(venster.getByRole('button', { name: 'Kleiner' })).toHaveProperty('disabled', true);
  await user.click(venster.getByRole('button', { name: 'Groter' }));

  expect(venster.getByText('150 %')).toBeTruthy();
});

test.each([
  ['Naar project', '/project/7', false],
  ['Naar bouwlijst', '/project/7/bouwlijst', true],
])('"%s" saves what was changed and goes to %s', async (name, path, isMore) => {
  const { router, table, user } = await visitAdvies();
  await user.type(within(table).getByRole('textbox', { name: /^Gekozen, onderzijde/ }), '9');

  if (isMore) await chooseMore(user, name);
  else await user.click(screen.getByRole('button', { name }));

  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(storedAantal()).toMatchObject({ gekozen: 9 });
  expect(router.state.location.pathname).toBe(path);
});

test('The calculation of a side can be followed step by step', async () => {
  const { user } = await visitAdvies();

  await user.click(screen.getByText('Berekening van de bovenzijde tonen'));

  const ledger = screen.getByRole('list', { name: 'Berekening bovenzijde' });
  expect(within(ledger).getByText('Windkracht')).toBeTruthy();
});

test('The document that the steps refer to opens beside the advice', async () => {
  await visitAdvies();
  const link = screen.getByRole('link', { name: /^Rekenmodel/ });
  expect(link.getAttribute('href')).toBe('/rekenmodel');
  expect(link.getAttribute('target')).toBe('_blank');
});

const bovenzijde = () => screen.queryByRole('list', { name: 'Berekening bovenzijde' });

test('On paper everything stands open, and closes again after it', async () => {
  await visitAdvies();
  const posities = screen.getByText('Posities als tabel').closest('details');
  expect([bovenzijde(), posities?.open]).toEqual([null, false]);

  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(bovenzijde()?.textContent).toContain('Windkracht');
  expect(posities?.open).toBe(true);

  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect([bovenzijde(), posities?.open]).toEqual([null, false]);
});

test('An advice of answers that nobody signs without a word has them beside its verdict', async () => {
  const { gevelvullingEnKaderData: kader } = buildGevelvulling();
  await visitAdvies({ gevelvullingEnKaderData: { ...kader, aantal: 1001 } });

  expect(screen.getByText('Aantal: Ongewoon groot.')).toBeTruthy();
  expect(
    screen.getByText(/^22 hoekankers, alle zijden voldoen, met 1 waarschuwing/, {
      selector: 'section > span',
    }),
  ).toBeTruthy();
});

test('Of the factors of a project only the one that the advice is calculated with is warned of', async () => {
  const { gevelvullingEnKaderData: kader } = buildGevelvulling();
  await visitAdvies(
    { gevelvullingEnKaderData: { ...kader, gevel: 'noord' } },
    { windvormFactor: 0, windvormfactoren: [{ gevel: 'Noord', factor: 1.4 }] },
  );

  expect(screen.queryByText(/Er is geen wind gerekend/)).toBeNull();
  expect(
    screen.getByText(/alle zijden voldoen; de bev/, { selector: 'section > span' }),
  ).toBeTruthy();
});

test('A side on which the hoekankers do not fit has the randafstand at which they would', async () => {
  const { gevelvullingEnKaderData: kader, afstandHoekGevelvullingTotEersteAnker: randafstanden } =
    buildGevelvulling();
  await visitAdvies({
    gevelvullingEnKaderData: { ...kader, breedte: 700, hoogte: 6000 },
    afstandHoekGevelvullingTotEersteAnker: { ...randafstanden, onderzijde: 300 },
  });

  expect(
    screen.getByText(
      'Bij een randafstand van 230 mm op de onderzijde passen de 3 hoekankers die nodig zijn.',
    ),
  ).toBeTruthy();
});
