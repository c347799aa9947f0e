import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { GEEN_STANDAARDEN, type Standaarden } from '@adviestool/contract/standaarden';

import { buildHost } from '@adviestool/contract/builders/buildHost';
import { correctCel, GEEN_KEUZES } from './lijstKeuzes.ts';
import { createVoorbeelden } from './voorbeeld.ts';

const tekstcel = (tekst: string, rij: number, kolom: number) =>
  ({ rij, kolom, herhaald: false, soort: 'tekst', tekst }) as const;

const RIJEN = [
  ['Merk', 'Type', 'Breedte', 'Hoogte'],
  ...Array.from({ length: 20 }, (_, index) => [`K1${index}`, 'kozijn', '1200', '2400']),
].map((rij, index) => rij.map((tekst, kolom) => tekstcel(tekst, index + 1, kolom + 1)));

test('of a list in which one cell is mended only that row is worked out again', () => {
  let made = 0;
  const standaarden: Standaarden = {
    ...GEEN_STANDAARDEN,
    get kozijn() {
      made += 1;
      return null;
    },
  };
  const invoer = {
    host: buildHost(),
    project: buildProject(),
    standaarden,
    blad: { rijen: RIJEN, verborgenRijen: [] },
    onthouden: {},
    moment: '2026-11-22T12:00:00Z',
    lijst: 'een',
  };
  const voorbeeldOf = createVoorbeelden();
  const before = voorbeeldOf({ ...invoer, keuzes: GEEN_KEUZES });
  expect([before.telling.nieuw, made]).toEqual([20, 20]);
  const after = voorbeeldOf({ ...invoer, keuzes: correctCel(3, 'breedte', '900')(GEEN_KEUZES) });
  expect(made).toBe(21);
  expect(after.rijen.map(({ gelezen }, at) => gelezen === before.rijen[at]?.gelezen)).toEqual(
    before.rijen.map(({ gelezen }) => gelezen.rij !== 3),
  );
  const [eerste, tweede] = after.rijen.map(({ regel }) => regel.gevelvulling);
  expect(eerste?.gevelvullingEnKaderData.breedte).toBe(1200);
  expect(tweede?.gevelvullingEnKaderData.breedte).toBe(900);
});
