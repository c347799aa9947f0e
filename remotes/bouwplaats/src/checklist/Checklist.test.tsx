import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import {
  met,
  openGevelvulling,
  reset,
  server,
  tapAt,
  tick,
  typeName,
} from '../builders/bouwplaats.tsx';

beforeEach(reset);

const openForm = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Afwijking of foto' }));
};

test('what deviates, the last piece and a piece that is taken back are each told once kept', async () => {
  server.gevelvullingen = [met('k1', 'K-01', { aantal: 1 })];
  openGevelvulling();
  await typeName();
  await openForm();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Geplaatst' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Toelichting' }), 'Kier');
  await userEvent.click(screen.getByRole('button', { name: 'Vastleggen' }));
  const told = await screen.findByText('De melding bij stuk 1 is vastgelegd.');
  expect(told.tagName).toBe('OUTPUT');

  const tap = new Event('click').timeStamp;
  tapAt(screen.getByRole('button', { name: /^Gemonteerd/ }), { tap, ms: 1000 });
  await waitFor(() => expect(told.textContent).toBe('Alle stukken zijn vastgelegd.'));
  tapAt(screen.getByRole('button', { name: /^Terugnemen/ }), { tap, ms: 2000 });
  await waitFor(() => expect(told.textContent).toBe('Stuk 1 is teruggenomen.'));
  await openForm();
  expect(told.textContent).toBe('');
});

test('of each piece is told whether it is placed', async () => {
  openGevelvulling();
  await typeName();
  await userEvent.click(await screen.findByRole('button', { name: 'Stuk 2, niet gemonteerd' }));
  await tick();
  expect(await screen.findByRole('button', { name: 'Stuk 2, gemonteerd' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stuk 1, niet gemonteerd' })).toBeTruthy();
});

/** What is said of a field beside its name. */
const describedOf = (veld: HTMLElement): (string | null | undefined)[] =>
  (veld.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('a name that is missing is asked for at its field, which keeps its name', async () => {
  openGevelvulling();
  const naam = await screen.findByRole('textbox', { name: 'Uw naam' });
  expect(naam.getAttribute('aria-invalid')).toBeNull();
  await tick();
  expect(document.activeElement).toBe(naam);
  expect(naam.getAttribute('aria-invalid')).toBe('true');
  expect(describedOf(naam)).toEqual([
    'Staat bij alles wat u op deze telefoon afvinkt.',
    'Vul eerst uw naam in.',
  ]);
  await userEvent.type(naam, 'Piet');
  expect(screen.getByRole('textbox', { name: 'Uw naam' }).getAttribute('aria-invalid')).toBeNull();
});

test('a form that is refused brings the user to the first field that is wrong', async () => {
  openGevelvulling();
  await typeName();
  await openForm();
  const zijkanten = screen.getByRole('textbox', { name: 'Zijkanten, per stijl' });
  await userEvent.clear(zijkanten);
  await userEvent.click(screen.getByRole('button', { name: 'Vastleggen' }));
  expect(document.activeElement).toBe(zijkanten);
  expect(describedOf(zijkanten)).toEqual(['Vul een heel getal in van 0 tot en met 999.']);

  await userEvent.type(zijkanten, '1');
  await userEvent.click(screen.getByRole('button', { name: 'Vastleggen' }));
  const afwijking = screen.getByRole('combobox', { name: 'Afwijking' });
  expect(document.activeElement).toBe(afwijking);
});

test('the focus goes into the form that is opened, and back to what opened it', async () => {
  openGevelvulling();
  await typeName();
  await openForm();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Geplaatst' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  const opener = await screen.findByRole('button', { name: 'Afwijking of foto' });
  expect(document.activeElement).toBe(opener);

  await openForm();
  await userEvent.type(screen.getByRole('textbox', { name: 'Toelichting' }), 'Kier');
  await userEvent.click(screen.getByRole('button', { name: 'Vastleggen' }));
  const again = await screen.findByRole('button', { name: 'Afwijking of foto' });
  expect(document.activeElement).toBe(again);
});
