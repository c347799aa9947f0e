import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { perZijde } from '@adviestool/contract/zijde';
import { clearActiveProject } from '@adviestool/state/activeProject';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { gevelvullingOf, showTabel } from '../builders/showTabel.tsx';

const ZONDER_PRODUCT = {
  productKeuze: perZijde(() => ({ hoekanker: null, bevestigingsmiddelen: null })),
};

/** K01 to K10; of K04 the detaillering and the products are not filled in. */
const tien = Array.from({ length: 10 }, (_value, index) => {
  const merk = `K${String(index + 1).padStart(2, '0')}`;
  return gevelvullingOf(merk, merk === 'K04' ? { detailleringData: {}, ...ZONDER_PRODUCT } : {});
});

const TEKST = '1 gevelvulling heeft nog geen advies.';

const wide = globalThis.matchMedia;

/** A window of so many pixels, for what asks whether it is at least so wide. */
const makeWindow = (width: number): void => {
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(wide(media), { matches: Number(/[\d.]+/.exec(media)?.[0]) * 16 <= width }),
    );
};

beforeEach(() => {
  clearActiveProject();
  localStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('what has no advice is counted above the table, and asked for all of them at once', async () => {
  await showTabel({ gevelvullingen: tien });
  expect(screen.getByText(TEKST)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Aanbevolen producten kiezen' })).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Gegevens aanvullen' }));
  expect(await screen.findByRole('dialog', { name: '1 gevelvulling wijzigen' })).toBeTruthy();
});

test('above the cards it is counted and asked as well', async () => {
  await showTabel({ gevelvullingen: tien });
  await userEvent.click(screen.getByRole('button', { name: 'Kaarten' }));
  expect(await screen.findByText(TEKST)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Gegevens aanvullen' }));
  const dialog = await screen.findByRole('dialog', { name: '1 gevelvulling wijzigen' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Annuleren' }));
  expect(document.activeElement?.textContent).toBe('Gegevens aanvullen');
});

test('with a selection the bar of the selection says what can be done', async () => {
  await showTabel({ gevelvullingen: tien });
  await userEvent.click(screen.getByRole('checkbox', { name: /^K01 / }));
  expect(screen.getByText('1 geselecteerd')).toBeTruthy();
  expect(screen.queryByText(TEKST)).toBeNull();
});

test('who may only look is not asked to fill in', async () => {
  await showTabel({ gevelvullingen: tien, rechten: { wijzigen: false, beheren: false } });
  expect(screen.getAllByText('Concept').length).toBeGreaterThan(0);
  expect(screen.queryByText(TEKST)).toBeNull();
});

test('on a telephone the first one is opened', async () => {
  await showTabel({ gevelvullingen: tien });
  makeWindow(360);
  await userEvent.click(screen.getByRole('button', { name: 'Kaarten' }));
  await userEvent.click(screen.getByRole('button', { name: 'Tabel' }));
  const link = await screen.findByRole('link', { name: 'Naar de eerste' });
  const [, , , k04] = tien;
  expect(link.getAttribute('href')).toContain(k04?.gevelvullingEnKaderData.id);
});

test('where not all columns fit, the drawing and the hoekankers per piece give way', async () => {
  makeWindow(800);
  await showTabel({ gevelvullingen: tien });
  const koppen = within(screen.getByRole('grid')).getAllByRole('columnheader');
  const labels = koppen.map(({ textContent }) => textContent);
  expect(labels).not.toContain('Tekening');
  expect(labels).not.toContain('Hoekankers per stuk');
  expect(labels.slice(-3)).toEqual(['Hoekankers totaal', 'Hoogste unity check', 'Toestand']);
});
