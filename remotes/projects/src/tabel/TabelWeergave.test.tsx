import { beforeEach, expect, test, type jest } from '@jest/globals';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import { perZijde } from '@adviestool/contract/zijde';
import { clearActiveProject } from '@adviestool/state/activeProject';
import { useVolgstand } from '@adviestool/state/volgstand';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { gevelvullingOf, kaderOf, showTabel, stored } from '../builders/showTabel.tsx';
import { teksten as meerdere } from '../meerdere/selectieTeksten.ts';
import { KOLOMMEN } from './kolommen.tsx';

/** K01 to K10; K03 does not hold and K04 is not filled in. */
const tien = Array.from({ length: 10 }, (_value, index) => {
  const merk = `K${String(index + 1).padStart(2, '0')}`;
  if (merk === 'K03') {
    return gevelvullingOf(merk, {
      aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen: 1 })),
    });
  }
  return gevelvullingOf(merk, merk === 'K04' ? { detailleringData: {} } : {});
});

const storedMerken = (): unknown =>
  stored().map(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.merk);

/** Shows a project of ten; the saves end so, and after that succeed. */
const renderTabel = (
  failures: (SaveOutcome | Promise<SaveOutcome>)[] = [],
  gevelvullingen = tien,
  rechten = { wijzigen: true, beheren: true },
) => showTabel({ gevelvullingen, rechten }, failures);

const rij = (merk: string): HTMLElement => screen.getByRole('row', { name: new RegExp(merk) });

const merken = (): string[] => screen.getAllByRole('rowheader').map((cel) => cel.textContent);

const kolomOf = (id: string): number => KOLOMMEN.findIndex((kolom) => kolom.id === id);

const BREEDTE = kolomOf('breedte');
const PER_STUK = kolomOf('aantalHoekankers');

const cel = (merk: string, kolom: number): HTMLElement => {
  const found = [...rij(merk).children][kolom];
  if (!(found instanceof HTMLElement)) throw new Error('There is no such cell.');
  return found;
};

/** What the foot says below a column. */
const footIn = (kolom: number): string | undefined => {
  const foot = screen.getByRole('rowheader', { name: /gevelvullingen/ }).closest('tr');
  return [...(foot?.cells ?? [])].flatMap((cell) => [
    cell.textContent,
    ...Array.from({ length: cell.colSpan - 1 }, () => ''),
  ])[kolom];
};

/** What the table has just saved, by the toast's own way back. */
const undo = (toast: jest.Mock<HostApi['toast']>): void =>
  toast.mock.calls.at(-1)?.[2]?.action?.onAction();

beforeEach(() => {
  clearActiveProject();
  localStorage.clear();
});

test('more than eight gevelvullingen are a table, until the user chooses; that is remembered', async () => {
  await renderTabel();
  await userEvent.click(screen.getByRole('button', { name: 'Kaarten' }));

  expect(screen.queryByRole('grid')).toBeNull();
  expect(Object.keys(localStorage).map((key) => localStorage.getItem(key))).toEqual(['"kaarten"']);
});

test('a row says what it is and what decides, and the foot sums', async () => {
  await renderTabel();

  expect(rij('K01').textContent).toMatch(/Kozijn vloerrand met houten dorpel.*2000.*zijde, wind/);
  expect(within(rij('K03')).getByText('Voldoet niet')).toBeTruthy();
  expect(within(rij('K04')).getByText('Concept')).toBeTruthy();
  const som = '10 gevelvullingen; hoekankers: 1 zonder advies niet meegeteld';
  expect(screen.getByRole('rowheader', { name: som })).toBeTruthy();
  expect(footIn(kolomOf('aantal'))).toBe('30');
  expect(footIn(kolomOf('totaalHoekankers'))).toBe('540');
});

test('a size that a model gave with decimals stands in its cell as it is', async () => {
  const { gevelvullingEnKaderData: kader, ...rest } = gevelvullingOf('K01');
  await renderTabel(
    [],
    [{ ...rest, gevelvullingEnKaderData: { ...kader, breedte: 1200.5 } }, ...tien.slice(1)],
  );

  expect(cel('K01', BREEDTE).textContent).toBe('1200,5');
});

test('a number that is typed into a cell is saved by Enter, and the advice follows', async () => {
  const { save } = await renderTabel();
  const before = cel('K01', PER_STUK).textContent;

  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('1.200{Enter}');

  expect(cel('K01', BREEDTE).textContent).toBe('1200');
  expect(Number(cel('K01', PER_STUK).textContent)).toBeLessThan(Number(before));
  expect(document.activeElement).toBe(cel('K02', BREEDTE));
  await waitFor(() => expect(kaderOf('K01')?.breedte).toBe(1200));
  expect(save).toHaveBeenCalledTimes(1);
});

test('what the form refuses is told at the cell, and Escape gives it up', async () => {
  const { save } = await renderTabel();

  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('{F2}');
  const invoer = screen.getByRole('textbox', { name: /^Breedte van K01 .*, mm$/ });
  await userEvent.clear(invoer);
  await userEvent.type(invoer, '12{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Getal moet groter of gelijk zijn aan 400.');
  expect(invoer.getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('{Escape}');

  expect(cel('K01', BREEDTE).textContent).toBe('4000');
  expect(document.activeElement).toBe(cel('K01', BREEDTE));
  expect(save).not.toHaveBeenCalled();
});

test('Tab saves and goes on to the next cell that can be changed', async () => {
  await renderTabel();

  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('1300{Tab}');
  expect(screen.getByRole('textbox', { name: /^Hoogte van K01/ })).toBe(document.activeElement);
  await userEvent.keyboard('1400{Tab}5{Tab}');

  expect(screen.getByRole('textbox', { name: /^Merk van K02/ })).toBe(document.activeElement);
  await waitFor(() =>
    expect(kaderOf('K01')).toMatchObject({ breedte: 1300, hoogte: 1400, aantal: 5 }),
  );
});

test('a text that could not be saved stays at its cell', async () => {
  await renderTabel([{ kind: 'failed', error: buildHttpError(503) }]);

  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('1300{Enter}');

  await waitFor(() => expect(kaderOf('K01')?.breedte).toBe(4000));
  expect(cel('K01', BREEDTE).textContent).toBe('1300 Niet opgeslagen.');
  expect(cel('K01', BREEDTE).getAttribute('aria-invalid')).toBe('true');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Niet opgeslagen.');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(kaderOf('K01')?.breedte).toBe(1300));
  expect(cel('K01', BREEDTE).textContent).toBe('1300');
});

test('a cell that is saved when a colleague has deleted the project says who and when, keeps its text, and offers no try', async () => {
  const door = { uid: 99, name: 'Bart' };
  const error = buildHttpError(404, { body: { door, op: '2026-11-20T09:15:00Z' } });
  const rechten = { wijzigen: true, beheren: false };
  const { toast } = await renderTabel([{ kind: 'failed', error }], tien, rechten);
  await userEvent.click(screen.getByRole('checkbox', { name: /K02/ }));
  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('1300{Enter}');

  await waitFor(() => expect(toast).toHaveBeenCalled());
  const told =
    'Bart heeft dit project op 20 november 2026, 09:15 verwijderd. Wat u hebt ingevuld, staat nog op het scherm en kan worden opgeslagen zodra het project is teruggezet. Vraag Bart of een beheerder van uw bedrijf om het terug te zetten.';
  expect(toast.mock.calls).toEqual([['error', `Niet opgeslagen. ${told}`, { persistent: true }]]);
  expect(cel('K01', BREEDTE).textContent).toBe('1300 Niet opgeslagen.');
  // The page says so too, and offers nothing that would be refused.
  expect(await screen.findByText(told)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Wijzigen' })).toBeNull();
  await userEvent.click(cel('K02', BREEDTE));
  await userEvent.keyboard('1400');
  expect(screen.queryByRole('textbox', { name: /^Breedte/ })).toBeNull();

  // Put back, it is saved where it stands.
  act(() => useVolgstand.setState({ beheer: null }));
  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(kaderOf('K01')?.breedte).toBe(1300));
});

const TE_KLEIN = '12 Niet opgeslagen. Getal moet groter of gelijk zijn aan 400.';

test('a wrong text stays at its cell with what is wrong, also when the row was out of sight, until it is mended', async () => {
  const { save } = await renderTabel();

  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('12');
  await userEvent.click(cel('K02', BREEDTE));
  expect(screen.queryByRole('textbox', { name: /^Breedte/ })).toBeNull();
  expect(document.activeElement).toBe(cel('K02', BREEDTE));
  await userEvent.keyboard('1300{Enter}');
  await waitFor(() => expect(kaderOf('K02')?.breedte).toBe(1300));
  await userEvent.click(screen.getByRole('button', { name: 'Voldoet niet 1' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /K01/ })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Voldoet niet 1' }));

  expect(cel('K01', BREEDTE).textContent).toBe(TE_KLEIN);
  expect(cel('K01', BREEDTE).querySelector('svg')).not.toBeNull();
  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Getal moet groter of gelijk zijn aan 400.');
  await userEvent.keyboard('00{Enter}');
  expect(save).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(kaderOf('K01')?.breedte).toBe(1200));
});

test('who leaves the page is asked while a text of a cell is not saved, and not after', async () => {
  const { router } = await renderTabel([{ kind: 'failed', error: buildHttpError(503) }]);

  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('1300{Enter}');
  await screen.findByText('Niet opgeslagen.');
  await userEvent.click(screen.getByRole('button', { name: 'Kaarten' }));
  await act(async () => router.navigate('/elders'));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Wijzigingen niet opgeslagen' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Blijven' }));
  expect(router.state.location.pathname).toBe('/project/7');

  await userEvent.click(screen.getByRole('button', { name: 'Tabel' }));
  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('{Enter}{Escape}');
  await act(async () => router.navigate('/elders'));
  expect(screen.getByText('Elders')).toBeTruthy();
});

const mayClose = (): boolean =>
  globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('who closes the tab while a cell is being saved is asked, and not when it is saved', async () => {
  const failure = { kind: 'failed', error: buildHttpError(503) } as const;
  const end = new EventTarget();
  const late = new Promise<SaveOutcome>((resolve) => {
    end.addEventListener('end', () => resolve(failure));
  });
  const { save } = await renderTabel([late]);
  expect(mayClose()).toBe(true);

  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('1300{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(mayClose()).toBe(false);
  await act(async () => end.dispatchEvent(new Event('end')));
  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('{Enter}{Escape}');
  expect(mayClose()).toBe(true);
});

test('a save that fails late leaves the newer text of its cell', async () => {
  const failure = { kind: 'failed', error: buildHttpError(503) } as const;
  const end = new EventTarget();
  const late = new Promise<SaveOutcome>((resolve) => {
    end.addEventListener('end', () => resolve(failure));
  });
  const { save } = await renderTabel([late]);

  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('1300{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('12');
  await userEvent.click(cel('K02', BREEDTE));
  await act(async () => end.dispatchEvent(new Event('end')));

  expect(kaderOf('K01')?.breedte).toBe(4000);
  expect(cel('K01', BREEDTE).textContent).toBe(TE_KLEIN);
});

test('who goes back while a cell is typed in is asked, and not when nothing is typed', async () => {
  const { router } = await renderTabel();

  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('12');
  await act(async () => router.navigate('/elders'));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Wijzigingen niet opgeslagen' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Blijven' }));
  expect(cel('K01', BREEDTE).textContent).toBe(TE_KLEIN);

  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('{F2}{Escape}{F2}');
  await act(async () => router.navigate('/elders'));
  expect(screen.getByText('Elders')).toBeTruthy();
});

test('the keys of a grid go through the table, its head too', async () => {
  await renderTabel();

  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(cel('K02', BREEDTE + 1));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(document.activeElement).toBe(cel('K10', 10));
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Merk' }));
});

test('the head of a column sorts, which the URL says', async () => {
  const { router } = await renderTabel();

  await userEvent.click(screen.getByRole('button', { name: 'Toestand' }));
  expect(merken().slice(0, 3)).toEqual(['K03', 'K04', 'K01']);
  await userEvent.click(screen.getByRole('button', { name: 'Merk' }));
  await userEvent.click(screen.getByRole('button', { name: 'Merk' }));

  expect(merken().slice(0, 2)).toEqual(['K10', 'K09']);
  expect(screen.getByRole('columnheader', { name: 'Merk' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  expect(router.state.location.search).toBe('?sortering=-merk');
});

test('a filter shows how many there are, and what is selected is only what is shown', async () => {
  const { router } = await renderTabel();

  await userEvent.click(screen.getByRole('checkbox', { name: 'Alles selecteren' }));
  expect(screen.getByText('10 geselecteerd')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Voldoet niet 1' }));

  expect(screen.getByText('1 geselecteerd')).toBeTruthy();
  expect(merken().slice(0, 2)).toEqual(['K03', '1 gevelvulling']);
  expect(router.state.location.search).toBe('?toestand=voldoetNiet');
});

test('space and shift select rows; many are changed at once, as told before, and that is undone', async () => {
  const { save, toast } = await renderTabel();

  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
  expect(screen.getByText('3 geselecteerd')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Wijzigen' }));
  const dialog = within(await screen.findByRole('dialog', { name: '3 gevelvullingen wijzigen' }));
  expect(dialog.getByText('Er verandert niets.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Breedte, mm'), '12');
  expect(dialog.getByRole('button', { name: 'Wijzigen' })).toHaveProperty('disabled', true);
  expect(dialog.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(await dialog.findByText('Getal moet groter of gelijk zijn aan 400.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Breedte, mm'), '00');
  expect(await dialog.findByText('3 gevelvullingen wijzigen', { selector: 'li' })).toBeTruthy();
  expect(dialog.getByText(/^\d+ hoekankers minder: \d+ in plaats van \d+$/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Wijzigen' }));

  await waitFor(() => expect(kaderOf('K03')?.breedte).toBe(1200));
  expect(save).toHaveBeenCalledTimes(1);
  expect(toast.mock.calls.at(-1)?.[1]).toBe('3 gevelvullingen gewijzigd.');
  undo(toast);
  await waitFor(() => expect(kaderOf('K01')?.breedte).toBe(4000));
});

test('what a filter shows is changed without selecting it, and Enter saves what was typed last', async () => {
  const { save } = await renderTabel();
  expect(screen.queryByRole('button', { name: /^Deze .* wijzigen$/ })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'K0');
  await userEvent.click(await screen.findByRole('button', { name: 'Deze 9 wijzigen' }));
  const dialog = within(await screen.findByRole('dialog', { name: '9 gevelvullingen wijzigen' }));
  const breedte = dialog.getByLabelText<HTMLInputElement>('Breedte, mm');
  // As Enter does in a browser; here it looks for the button within the form only.
  const enter = (): unknown =>
    fireEvent.keyDown(breedte, { key: 'Enter' }) && breedte.form && fireEvent.submit(breedte.form);
  await userEvent.type(breedte, '12');
  enter();
  expect(await dialog.findByText('Getal moet groter of gelijk zijn aan 400.')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
  await userEvent.type(breedte, '00');
  enter();

  await waitFor(() => expect(kaderOf('K09')?.breedte).toBe(1200));
  expect(kaderOf('K10')?.breedte).toBe(4000);
  expect(save).toHaveBeenCalledTimes(1);
});

test('Ctrl+Z undoes the last change of the table', async () => {
  await renderTabel();

  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('1200{Enter}');
  await waitFor(() => expect(kaderOf('K01')?.breedte).toBe(1200));
  await userEvent.keyboard('{Control>}z{/Control}');

  await waitFor(() => expect(kaderOf('K01')?.breedte).toBe(4000));
});

test('Alt with an arrow moves a row, the bar a selection, and only in the order of the project', async () => {
  const { toast } = await renderTabel();

  await userEvent.click(cel('K02', BREEDTE));
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(merken().slice(0, 3)).toEqual(['K02', 'K01', 'K03']);
  expect(document.activeElement).toBe(cel('K02', BREEDTE));
  expect(screen.getByText(/^K02 .* staat op plaats 1 van 10\.$/)).toBeTruthy();

  await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
  await userEvent.click(screen.getByRole('button', { name: 'Omlaag verplaatsen' }));
  expect(merken().slice(0, 3)).toEqual(['K03', 'K02', 'K01']);
  await waitFor(() => expect(storedMerken()).toMatchObject({ 0: 'K03', 1: 'K02', 2: 'K01' }));

  await userEvent.click(screen.getByRole('button', { name: 'Merk' }));
  expect(screen.queryByRole('button', { name: 'Omlaag verplaatsen' })).toBeNull();
  await userEvent.click(cel('K05', BREEDTE));
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(merken().indexOf('K05')).toBe(4);
  expect(toast.mock.calls.at(-1)).toEqual(['info', expect.stringContaining('sortering')]);
});

test('a selection is removed as one change, and the focus stays in the table', async () => {
  const { save } = await renderTabel();

  await userEvent.click(screen.getByRole('checkbox', { name: /^K02 .* selecteren$/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^K05 .* selecteren$/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Verwijderen' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('2 gevelvullingen worden verwijderd')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Verwijderen' }));

  await waitFor(() => expect(stored()).toHaveLength(8));
  expect(save).toHaveBeenCalledTimes(1);
  await waitFor(() =>
    expect(document.activeElement).toBe(within(rij('K07')).getByRole('checkbox')),
  );
});

test('a duplicate has the next free merk, and the focus', async () => {
  await renderTabel();

  await userEvent.click(screen.getByRole('checkbox', { name: /^K10 .* selecteren$/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Dupliceren' }));
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Dupliceren' }),
  );

  await waitFor(() => expect(kaderOf('K11')).toBeDefined());
  await waitFor(() => expect(document.activeElement).toBe(cel('K11', 1)));
});

test('the detaillering of another makes an advice where there was none', async () => {
  await renderTabel();

  await userEvent.click(screen.getByRole('checkbox', { name: 'K04 Kozijn selecteren' }));
  await userEvent.click(screen.getByRole('button', { name: 'Detaillering overnemen' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('1 advies komt erbij')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Overnemen' }));

  await waitFor(() => expect(within(rij('K04')).getByText('Advies gereed')).toBeTruthy());
});

const paste = (tekst: string): void => {
  const target = document.activeElement ?? document.body;
  const event = createEvent.paste(target, { clipboardData: { getData: () => tekst } });
  fireEvent(target, event);
};

test('cells of a spreadsheet are pasted as one change, with what is wrong told before', async () => {
  const { save, toast } = await renderTabel();

  await userEvent.click(cel('K01', BREEDTE));
  paste('1.200\t2400\r\n12\t2,1 m\r\n');
  const dialog = within(await screen.findByRole('dialog', { name: 'Plakken in de tabel' }));
  expect(dialog.getByText('Getal moet groter of gelijk zijn aan 400.')).toBeTruthy();
  expect(dialog.getByText('1 cel kan niet worden geplakt en blijft zoals die is.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Plakken' }));

  await waitFor(() => expect(kaderOf('K02')).toMatchObject({ breedte: 4000, hoogte: 2100 }));
  expect(kaderOf('K01')).toMatchObject({ breedte: 1200, hoogte: 2400 });
  expect(save).toHaveBeenCalledTimes(1);
  expect(toast.mock.calls.at(-1)?.[1]).toBe('3 waarden geplakt.');
});

test('a quote that need not belong to its cell alone pastes nothing, and says where', async () => {
  const { save, toast } = await renderTabel();

  await userEvent.click(cel('K01', BREEDTE));
  for (const tekst of ['1200\t"\n900\t"\n', '1200\t4\n900\t"2\n']) {
    paste(tekst);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toast.mock.calls.at(-1)).toEqual([
      'warning',
      expect.stringMatching(/^Er is niets geplakt\. In rij [12] /),
    ]);
  }
  expect(save).not.toHaveBeenCalled();
});

test('one pasted cell is as if it were typed', async () => {
  await renderTabel();

  await userEvent.click(cel('K01', BREEDTE));
  paste('1200\n');
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(kaderOf('K01')?.breedte).toBe(1200));
});

test('one cell that is pasted where nothing can be typed goes into the next that can be', async () => {
  await renderTabel();

  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(within(rij('K01')).getByRole('link'));
  paste('1200\n');
  expect(screen.getByRole('textbox', { name: /^Breedte van K01/ })).toBe(document.activeElement);
  await userEvent.keyboard('{Enter}');

  await waitFor(() => expect(kaderOf('K01')?.breedte).toBe(1200));
  expect(document.activeElement).toBe(cel('K02', BREEDTE));
});

test('pasting right of what can be changed says that, not that it is there already', async () => {
  const { toast } = await renderTabel();

  await userEvent.click(cel('K01', PER_STUK));
  paste('4000');
  expect(toast.mock.calls.at(-1)).toEqual(['info', expect.stringContaining('niets te plakken')]);
  await userEvent.click(cel('K01', 6));
  paste(`${kaderOf('K01')?.aantal}\t2`);
  expect(toast.mock.calls.at(-1)).toEqual(['info', expect.stringContaining('de rest valt buiten')]);
});

test('a table that may be looked at only is walked and selected, and nothing in it changes', async () => {
  const { save } = await renderTabel([], tien, { wijzigen: false, beheren: false });

  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.click(cel('K01', BREEDTE));
  await userEvent.keyboard('9{F2}{Enter}{Delete}');
  expect(screen.queryByRole('textbox', { name: /^Breedte van/ })).toBeNull();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await userEvent.keyboard('{ArrowDown} ');
  expect(merken()[0]).toMatch(/^K01/);

  const balk = screen.getByRole('group', { name: meerdere.balk });
  expect(
    within(balk)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Rapport', '']);
  expect(save).not.toHaveBeenCalled();
});

test('Ctrl+D makes a copy, which is shown and named whatever the filter', async () => {
  const { toast } = await renderTabel();
  await userEvent.type(screen.getByRole('searchbox'), 'K10');
  await waitFor(() => expect(merken()).toHaveLength(2));

  await userEvent.click(cel('K10', kolomOf('merk')));
  await userEvent.keyboard('{Escape}{Control>}d{/Control}');

  // Its code is loaded first.
  await waitFor(
    () =>
      expect(toast).toHaveBeenCalledWith(
        'success',
        'Gevelvulling gedupliceerd als K11.',
        expect.anything(),
      ),
    { timeout: 10_000 },
  );
  await waitFor(() => expect(merken().slice(0, 2)).toEqual(['K10', 'K11']));
});

test('Enter in the search opens the only one that it finds', async () => {
  const { navigate } = await renderTabel();
  const zoek = screen.getByRole('searchbox');
  await userEvent.type(zoek, 'K0{Enter}');
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.type(zoek, '7{Enter}');
  expect(navigate).toHaveBeenCalledWith(expect.stringMatching(/^\/project\/7\/gevelvulling\//));
});
