import { beforeEach, expect, test } from '@jest/globals';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { met, openGevelvulling, reset, server, SLEUTEL, typeName } from './builders/bouwplaats.tsx';
import { bewaard } from './wachtrij/bewaard.ts';

beforeEach(reset);

const gezegd = (): [number, boolean][] =>
  [...server.invoer.values()].map(({ stuk, geplaatst }) => [stuk, geplaatst !== null]);

const isSent = (): Promise<void> =>
  waitFor(async () => expect(await bewaard.listWachtend(SLEUTEL)).toEqual([]));

/** A tap of so many milliseconds after another, however slow this machine draws. @returns when it was */
const tapAt = (button: HTMLElement, after?: { tap: number; ms: number }): number => {
  const event = createEvent.click(button);
  const at = after === undefined ? event.timeStamp : after.tap + after.ms;
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(button, event);
  return at;
};

test('the second of a double tap does not take back the last piece', async () => {
  server.gevelvullingen = [met('k1', 'K-01', { aantal: 1 })];
  openGevelvulling();
  await typeName();
  const tap = tapAt(await screen.findByRole('button', { name: 'Gemonteerd' }));
  tapAt(await screen.findByRole('button', { name: 'Terugnemen' }), { tap, ms: 200 });
  // A tap of its own does.
  tapAt(screen.getByRole('button', { name: /^Terugnemen/ }), { tap, ms: 2000 });
  await screen.findByRole('button', { name: 'Gemonteerd' });
  await waitFor(() =>
    expect(gezegd()).toEqual([
      [1, true],
      [1, false],
    ]),
  );
  await isSent();
  expect(server.invoer.size).toBe(2);
});

test('a form that is sent by a double tap is kept once', async () => {
  openGevelvulling();
  await typeName();
  await userEvent.click(screen.getByRole('button', { name: 'Afwijking of foto' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Afwijking/ }), 'maatWijkt');
  const vastleggen = screen.getByRole('button', { name: 'Vastleggen' });
  fireEvent.click(vastleggen);
  fireEvent.click(vastleggen);
  await screen.findByText('Stuk 1 is vastgelegd. Nu stuk 2.');
  await isSent();
  expect(gezegd()).toEqual([[1, true]]);
});
