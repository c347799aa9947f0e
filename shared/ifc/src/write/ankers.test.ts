import { expect, test } from '@jest/globals';

import { buildAdvies } from '../builders/buildAdviezen.ts';
import { ankersVan } from './ankers.ts';
import { cross } from './vector.ts';

const vlak = { hoek: [0, 50, 0], langs: [1, 0, 0], op: [0, 0, 1] } as const;
const ankers = ankersVan(buildAdvies(), vlak, { breedte: 1800, hoogte: 1500 });

/** A zero below zero is zero. */
const plain = (point: readonly number[]): number[] => point.map((each) => each + 0);

test('each side has its hoekankers in order, both stijlen the same', () => {
  expect(ankers.map(({ rand, nummer, product, punt }) => [rand, nummer, product, ...punt])).toEqual(
    [
      ['onder', 1, 'GA-90', 200, 50, 0],
      ['onder', 2, 'GA-90', 900, 50, 0],
      ['onder', 3, 'GA-90', 1600, 50, 0],
      ['links', 1, 'GA-70', 0, 50, 200],
      ['links', 2, 'GA-70', 0, 50, 1300],
      ['rechts', 1, 'GA-70', 1800, 50, 200],
      ['rechts', 2, 'GA-70', 1800, 50, 1300],
      ['boven', 1, 'GA-90', 900, 50, 1500],
    ],
  );
});

test('a foot points at the middle of its edge, and the other side of the shape outwards', () => {
  expect(
    ankers.map(({ rand, nummer, langs, dwars }) => [
      `${rand} ${nummer}`,
      plain(langs),
      // The second axis of a placement follows from the other two.
      plain(cross(dwars, langs)),
    ]),
  ).toEqual([
    ['onder 1', [1, 0, 0], [0, 0, -1]],
    ['onder 2', [1, 0, 0], [0, 0, -1]],
    ['onder 3', [-1, 0, 0], [0, 0, -1]],
    ['links 1', [0, 0, 1], [-1, 0, 0]],
    ['links 2', [0, 0, -1], [-1, 0, 0]],
    ['rechts 1', [0, 0, 1], [1, 0, 0]],
    ['rechts 2', [0, 0, -1], [1, 0, 0]],
    ['boven 1', [1, 0, 0], [0, 0, 1]],
  ]);
});
