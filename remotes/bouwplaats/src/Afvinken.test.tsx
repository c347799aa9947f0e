import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import {
  host,
  ID,
  met,
  openGevelvulling,
  openLijst,
  reset,
  server,
  SLEUTEL,
  tapAt,
  tick,
  typeName,
} from './builders/bouwplaats.tsx';
import { bewaard } from './wachtrij/bewaard.ts';

beforeEach(reset);

const gezegd = (): [number, boolean][] =>
  [...server.invoer.values()].map(({ stuk, geplaatst }) => [stuk, geplaatst !== null]);

const isSent = (): Promise<void> =>
  waitFor(async () => expect(await bewaard.listWachtend(SLEUTEL)).toEqual([]));

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

test('a phone whose clock is behind takes back what another said', async () => {
  server.gevelvullingen = [met('k1', 'K-01', { aantal: 1 })];
  openGevelvulling();
  await typeName();
  await tick();
  await isSent();
  const [[id, said] = []] = server.invoer;
  if (id === undefined || said === undefined) throw new Error('It was said.');
  const op = new Date(Date.now() + 600_000).toISOString();
  server.invoer.set(id, { ...said, geplaatst: op, op });
  cleanup();
  openGevelvulling();
  await userEvent.click(await screen.findByRole('button', { name: 'Terugnemen' }));
  expect(await screen.findByRole('button', { name: 'Gemonteerd' })).toBeTruthy();
  await isSent();
  const last = [...server.invoer.values()].at(-1);
  expect(Date.parse(last?.op ?? '') - Date.parse(op)).toBe(1);
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

/** Fetches the site anew with so many pieces, while its page stays. */
const refreshWith = async (aantal: number): Promise<void> => {
  server.gevelvullingen = [met('k1', 'K-01', { aantal })];
  server.isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Vernieuwen' }));
  await waitFor(() => expect(screen.queryByText(/^De server is niet bereikbaar/)).toBeNull());
};

const openWithoutNetwork = async (aantal: number): Promise<void> => {
  server.gevelvullingen = [met('k1', 'K-01', { aantal })];
  openGevelvulling();
  await screen.findByRole('button', { name: 'Gemonteerd' });
  cleanup();
  server.isAway = true;
  openGevelvulling();
  await screen.findByRole('button', { name: 'Vernieuwen' });
};

const isFirst = (): void =>
  expect(screen.getByRole('button', { name: /^Stuk/, pressed: true }).textContent).toBe('Stuk 1');

test('where there are fewer pieces than the chosen one, the next that is there is chosen and ticked', async () => {
  await openWithoutNetwork(4);
  await userEvent.click(screen.getByRole('button', { name: /^Stuk 4,/ }));
  await refreshWith(3);
  isFirst();
  await userEvent.click(screen.getByRole('button', { name: 'Afwijking of foto' }));
  isFirst();
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  await typeName();
  await tick();
  await waitFor(() => expect(gezegd()).toEqual([[1, true]]));
});

test('a form of a piece that is not there any more stays until it is closed', async () => {
  await openWithoutNetwork(4);
  await userEvent.click(screen.getByRole('button', { name: /^Stuk 4,/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Afwijking of foto' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Toelichting' }), 'Kier');
  await refreshWith(3);
  expect(screen.getByRole('textbox', { name: 'Toelichting' })).toHaveProperty('value', 'Kier');
  expect(screen.getByRole('button', { name: /^Stuk/, pressed: true }).textContent).toBe(
    'Stuk 4, boven het aantal',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(await screen.findByRole('button', { name: /^Stuk 1,/, pressed: true })).toBeTruthy();
});

test.each([1, 0])(
  'pieces above %i are taken back, and nothing is too many then',
  async (aantal) => {
    server.gevelvullingen = [met('k1', 'K-01', { aantal: 2 })];
    openGevelvulling();
    await typeName();
    await tick();
    await screen.findByText('Stuk 1 is vastgelegd. Nu stuk 2.');
    await waitFor(async () => {
      const again = screen.queryByRole('button', { name: 'Gemonteerd' });
      if (again !== null) await userEvent.click(again);
      expect(server.invoer.size).toBe(2);
    });
    cleanup();
    server.gevelvullingen = [met('k1', 'K-01', { aantal })];
    openGevelvulling();
    for (let stuk = 2; stuk > aantal; stuk -= 1) {
      const boven = await screen.findByRole('button', {
        name: `Stuk ${stuk}, boven het aantal, gemonteerd`,
      });
      await userEvent.click(boven);
      await waitFor(async () => {
        const terugnemen = screen.queryByRole('button', { name: 'Terugnemen' });
        if (terugnemen !== null && boven.isConnected) await userEvent.click(terugnemen);
        expect(boven.isConnected).toBe(false);
      });
    }
    await isSent();
    cleanup();
    openLijst();
    await screen.findByRole('link', { name: /K-01/ });
    expect(screen.queryByText(/meer gemonteerd dan er stuks zijn/)).toBeNull();
  },
);

/** An event of a finger: those of jsdom have no touches. */
const touch = (type: string, clientX: number): Event => {
  const touches = [{ clientX, clientY: 100 }];
  return Object.assign(new Event(type, { bubbles: true }), { touches, changedTouches: touches });
};

/** Draws a finger over the page; pixels, and to the left when negative. */
const swipe = (pixels: number): void => {
  fireEvent(document.body, touch('touchstart', 200));
  fireEvent(document.body, touch('touchend', 200 + pixels));
};

const isStillThere = (): void =>
  expect(screen.getByRole('textbox', { name: 'Toelichting' })).toHaveProperty('value', 'Kier');

test('what is filled in is not swiped away, and is asked about before it is given up', async () => {
  const visits: string[] = [];
  const vragen: string[] = [];
  const answer = { isYes: false };
  const using = host({
    navigate: (to) => void visits.push(to),
    confirm: async ({ title }) => {
      vragen.push(title);
      return answer.isYes;
    },
  });
  openGevelvulling('k1', using);
  await userEvent.click(await screen.findByRole('button', { name: 'Afwijking of foto' }));
  const next = `/bouwplaats/${ID}/gevelvulling/k2`;
  swipe(-100);
  expect(visits).toEqual([next]);
  // Nothing was filled in.
  await userEvent.click(screen.getByRole('button', { name: /^Stuk 2,/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Afwijking of foto' }));
  expect(vragen).toEqual([]);

  await userEvent.type(screen.getByRole('textbox', { name: 'Toelichting' }), 'Kier');
  swipe(-100);
  expect(visits).toEqual([next]);
  await userEvent.click(screen.getByRole('button', { name: /^Stuk 1,/ }));
  isStillThere();
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  isStillThere();
  expect(vragen).toEqual(['Wijzigingen niet opgeslagen', 'Wijzigingen niet opgeslagen']);
  const [volgende] = screen.getAllByRole('link', { name: /^Volgende/ });
  if (volgende === undefined) throw new Error('There is a next one.');
  await userEvent.click(volgende);
  await userEvent.click(await screen.findByRole('button', { name: 'Blijven' }));
  isStillThere();

  answer.isYes = true;
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByRole('textbox', { name: 'Toelichting' })).toBeNull();
  await waitFor(() => {
    swipe(-100);
    expect(visits).toEqual([next, next]);
  });
});
