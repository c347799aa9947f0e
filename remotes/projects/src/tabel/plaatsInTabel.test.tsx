import type { GevelvullingEnKaderData } from '@adviestool/contract/gevelvulling';
import { buildProjectGegevens } from '@adviestool/domain/builders/buildGevelvullingOf';
import { clearActiveProject } from '@adviestool/state/activeProject';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { gevelvullingOf, kaderOf, showTabel } from '../builders/showTabel.tsx';
import { KOLOMMEN_MET_PLAATS } from './kolommen.tsx';

/** K01 to K10; of the first ones it is said where they are. */
const PLAATSEN: Partial<GevelvullingEnKaderData>[] = [
  { gevel: 'Zuid', bouwlaag: '2' },
  { gevel: 'noord', bouwlaag: '10', draairichting: 'L' },
  { gevel: 'Noord', bouwlaag: '2', ruimte: '2.01', opmerking: 'let op' },
];

const tien = Array.from({ length: 10 }, (_value, index) =>
  gevelvullingOf(
    `K${String(index + 1).padStart(2, '0')}`,
    index === 0 ? { detailleringData: {} } : {},
    PLAATSEN[index],
  ),
);

const show = (projectGegevens = {}) =>
  showTabel({
    gevelvullingen: tien,
    projectGegevens: { ...buildProjectGegevens(), ...projectGegevens },
  });

const groepOp = (naam: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Groeperen op' }), naam);

const koppen = (): HTMLElement[] =>
  within(screen.getByRole('grid'))
    .getAllByRole('button')
    .filter((knop) => knop.hasAttribute('aria-expanded'));

const kop = (begin: string): HTMLElement => {
  const found = koppen().find(({ textContent }) => textContent.startsWith(begin));
  if (found === undefined) throw new Error(`There is no group ${begin}.`);
  return found;
};

/** K01 has no advice. */
const VOET = '10 gevelvullingen; hoekankers: 1 zonder advies niet meegeteld';

const merken = (): string[] => screen.getAllByRole('rowheader').map((cel) => cel.textContent);

const rij = (merk: string): HTMLElement => screen.getByRole('row', { name: new RegExp(merk) });

const cel = (merk: string, id: string): HTMLElement => {
  const found = [...rij(merk).children][KOLOMMEN_MET_PLAATS.findIndex((each) => each.id === id)];
  if (!(found instanceof HTMLElement)) throw new Error('There is no such cell.');
  return found;
};

const paste = (tekst: string): void => {
  const target = document.activeElement ?? document.body;
  fireEvent(target, createEvent.paste(target, { clipboardData: { getData: () => tekst } }));
};

const metPlaats = () =>
  userEvent.click(screen.getByRole('button', { name: 'Plaats en opmerking in kolommen' }));

beforeEach(() => {
  clearActiveProject();
  localStorage.clear();
});

describe('rows in groups', () => {
  test('stand under the head of their place, with what is in it; without a place last', async () => {
    const { router } = await show();
    await groepOp('Gevel');

    expect(koppen().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Gevel noord 2 gevelvullingen · 132 hoekankers $/),
      expect.stringMatching(/^Gevel Zuid 1 gevelvulling · 0 hoekankers 1 vraagt aandacht$/),
      expect.stringMatching(/^Geen gevel 7 gevelvullingen/),
    ]);
    expect(merken().slice(0, 4)).toEqual(['K02', 'K03', 'K01', 'K04']);
    expect(router.state.location.search).toBe('?groep=gevel');
    expect(screen.getByRole('rowheader', { name: VOET })).toBeTruthy();

    await groepOp('Bouwlaag');
    expect(koppen().map(({ textContent }) => textContent.split(' ').slice(0, 2).join(' '))).toEqual(
      ['Bouwlaag 2', 'Bouwlaag 10', 'Geen bouwlaag'],
    );
  });

  test('fold by pointer and all at once; the foot keeps counting them, a selection does not', async () => {
    await show();
    await groepOp('Gevel');
    await userEvent.click(kop('Geen gevel'));

    expect(kop('Geen gevel').getAttribute('aria-expanded')).toBe('false');
    expect(merken()).toEqual(['K02', 'K03', 'K01', VOET]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Alles selecteren' }));
    expect(screen.getByText('3 geselecteerd')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Alles inklappen' }));
    expect(merken()).toEqual([VOET]);
    await userEvent.click(screen.getByRole('button', { name: 'Alles uitklappen' }));
    expect(merken()).toHaveLength(11);
  });

  test('are walked with the keys, which fold a group and keep their column', async () => {
    await show();
    await groepOp('Gevel');
    await userEvent.click(within(rij('K03')).getByRole('gridcell', { name: '2000' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(kop('Gevel Zuid'));

    await userEvent.keyboard('{ArrowLeft}');
    expect(kop('Gevel Zuid').getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(kop('Geen gevel'));
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(within(rij('K01')).getByRole('gridcell', { name: '2000' }));

    // Space on the head of a group presses it, and selects nothing.
    await userEvent.keyboard('{ArrowUp} ');
    expect(kop('Gevel Zuid').getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText(/geselecteerd/)).toBeNull();
  });

  test('are selected over the head of a group, and moved only in the order of the project', async () => {
    const { toast } = await show();
    await groepOp('Gevel');
    await userEvent.click(screen.getByRole('rowheader', { name: 'K03' }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(screen.getByText(/^[12] geselecteerd$/)).toBeTruthy();
    expect(rij('K01').getAttribute('aria-selected')).toBe('true');

    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(toast).toHaveBeenCalledWith('info', expect.stringContaining('Niet groeperen'));
  });
});

describe('the place in columns of its own', () => {
  test('is hidden until it is asked for, and that is remembered', async () => {
    await show();
    expect(screen.queryByRole('columnheader', { name: 'Gevel' })).toBeNull();
    expect(rij('K02').textContent).toContain('Gevel noord');
    await metPlaats();

    expect(screen.getByRole('columnheader', { name: 'Gevel' })).toBeTruthy();
    expect(cel('K02', 'draairichting').textContent).toBe('L');
    // Once is enough.
    expect(cel('K02', 'omschrijving').textContent).not.toContain('noord');
    expect(Object.keys(localStorage).map((key) => localStorage.getItem(key))).toContain('true');
  });

  test('is typed, in other words too; what is wrong is told at its cell', async () => {
    await show();
    await metPlaats();
    await userEvent.click(cel('K04', 'gevel'));
    await userEvent.keyboard('West{Tab}');
    await userEvent.keyboard('1{Tab}1.12{Tab}rechts{Tab}Kraan nodig{Enter}');

    await waitFor(() =>
      expect(kaderOf('K04')).toMatchObject({
        gevel: 'West',
        bouwlaag: '1',
        ruimte: '1.12',
        draairichting: 'R',
        opmerking: 'Kraan nodig',
      }),
    );
    await userEvent.click(cel('K04', 'draairichting'));
    await userEvent.keyboard('boven{Enter}');
    expect(screen.getByRole('alert').textContent).toMatch(/Links.*Rechts/);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(cel('K04', 'bouwlaag'));
    await userEvent.keyboard('een veel te lange bouwlaag{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Te lang: maximaal 20 tekens.');
  });

  test('is pasted from a spreadsheet, and an option that is none is not lost', async () => {
    await show();
    await metPlaats();
    await userEvent.click(cel('K04', 'gevel'));
    paste('Oost\t3\t3.01\tlinks\nOost\t3\t3.02\tscheef\n');
    const dialog = within(await screen.findByRole('dialog', { name: 'Plakken in de tabel' }));
    expect(dialog.getByText('1 cel kan niet worden geplakt en blijft zoals die is.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Plakken' }));

    await waitFor(() => expect(kaderOf('K05')).toMatchObject({ gevel: 'Oost', ruimte: '3.02' }));
    expect(kaderOf('K04')).toMatchObject({ gevel: 'Oost', draairichting: 'L' });
    expect(kaderOf('K05')?.draairichting ?? null).toBeNull();
  });

  test('says what another facade with a windvormfactor of its own does to the advice', async () => {
    const { toast } = await show({
      windvormfactoren: [{ gevel: 'Noord', factor: 0.4 }],
      gebouwhoogte: 60,
    });
    await metPlaats();
    await userEvent.click(cel('K02', 'gevel'));
    await userEvent.keyboard('West{Enter}');

    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith(
        'info',
        expect.stringMatching(
          /^K02.*: de windvormfactor was 0,4 en is nu 1,4, van het project\. Hoekankers per stuk: \d+ → \d+\.$/,
        ),
      ),
    );
    toast.mockClear();
    await userEvent.click(cel('K04', 'gevel'));
    await userEvent.keyboard('West{Enter}');
    await waitFor(() => expect(kaderOf('K04')?.gevel).toBe('West'));
    expect(toast).not.toHaveBeenCalled();
  });
});
