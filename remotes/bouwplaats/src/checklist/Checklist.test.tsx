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
