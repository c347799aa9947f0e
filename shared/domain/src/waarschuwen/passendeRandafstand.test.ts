import { expect, test } from '@jest/globals';

import { invoerOfGeval } from '../fixtures/gevallen.ts';
import { calculateAdvies } from '../rekenen/advies.ts';
import type { AdviesInvoer } from '../rekenen/adviesInvoer.ts';
import { passendeRandafstanden } from './passendeRandafstand.ts';

const S2 = invoerOfGeval('S2');

/** S2 of another height and with another edge distance at the bottom, both mm. */
const metHoogte = (hoogte: number, onderzijde: number): AdviesInvoer => ({
  ...S2,
  gevelvulling: {
    ...S2.gevelvulling,
    gevelvullingEnKaderData: { ...S2.gevelvulling.gevelvullingEnKaderData, hoogte },
    afstandHoekGevelvullingTotEersteAnker: {
      ...S2.gevelvulling.afstandHoekGevelvullingTotEersteAnker,
      onderzijde,
    },
  },
});

const statusBij = (hoogte: number, randafstand: number): string | undefined =>
  calculateAdvies(metHoogte(hoogte, randafstand)).zijden.onderzijde?.status;

const gezegdBij = (hoogte: number, randafstand: number): string[] => {
  const invoer = metHoogte(hoogte, randafstand);
  return passendeRandafstanden(calculateAdvies(invoer), invoer.gevelvulling).map(
    ({ tekst }) => tekst,
  );
};

const randafstandIn = (tekst: string): string | undefined =>
  /randafstand van (\d+) mm op de onderzijde/u.exec(tekst)?.[1];

/** The edge distances at which S2 of this height says other than PAST_NIET, from the largest that is allowed. */
const passendeBij = (hoogte: number): number[] =>
  Array.from({ length: 151 }, (_, stap) => 300 - stap).filter(
    (randafstand) => statusBij(hoogte, randafstand) !== 'PAST_NIET',
  );

test('names the largest edge distance at which the calculation fits, and none where no allowed one does', () => {
  const hoogten = Array.from({ length: 101 }, (_, stap) => 1000 + 20 * stap);
  const passende = hoogten.map((hoogte) => passendeBij(hoogte)[0]);
  expect(hoogten.map((hoogte) => gezegdBij(hoogte, 300).map(randafstandIn))).toEqual(
    passende.map((randafstand) =>
      randafstand === undefined || randafstand === 300 ? [] : [String(randafstand)],
    ),
  );
  expect(new Set(passende).size).toBeGreaterThan(3);
});

test('says nothing of a side that fits, and nothing where even the smallest does not help', () => {
  expect(passendeRandafstanden(calculateAdvies(S2), S2.gevelvulling)).toEqual([]);
  const k2 = invoerOfGeval('K2');
  expect(passendeRandafstanden(calculateAdvies(k2), k2.gevelvulling)).toEqual([]);
});
