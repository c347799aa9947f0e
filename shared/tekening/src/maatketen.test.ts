import { expect, test } from '@jest/globals';

import { maatketen } from './maatketen.ts';
import type { ZijdeAnkers } from '@adviestool/domain/tekening/tekeningGegevens';

type Situatie = ZijdeAnkers & { lengte: number };

const cases: [string, Situatie, string[]][] = [
  [
    'equal spacing as one stretch',
    { posities: [200, 800, 1400, 2000], hartOpHart: 600, randafstand: 200, lengte: 2200 },
    ['200', '3 × 600', '200'],
  ],
  [
    'both whole mm where equal ones would not add up to the side',
    { posities: [200, 733, 1267, 1800], hartOpHart: 1600 / 3, randafstand: 200, lengte: 2000 },
    ['200', '3 × 533–534', '200'],
  ],
  [
    'two ankers without a multiplication',
    { posities: [150, 250], hartOpHart: 100, randafstand: 150, lengte: 400 },
    ['150', '100', '150'],
  ],
  [
    'a single anker by its distance to both corners',
    { posities: [150], hartOpHart: null, randafstand: 200, lengte: 300 },
    ['150', '150'],
  ],
  [
    'unequal distances one by one',
    { posities: [200, 800, 1500], hartOpHart: null, randafstand: 200, lengte: 1700 },
    ['200', '600', '700', '200'],
  ],
  [
    'the distance that is drawn when it is not the randafstand',
    { posities: [160, 840], hartOpHart: 680, randafstand: 200, lengte: 1000 },
    ['160', '680', '160'],
  ],
  [
    'nothing without ankers',
    { posities: [], hartOpHart: null, randafstand: 200, lengte: 1000 },
    [],
  ],
];

test.each(cases)('writes %s', (_naam, ankers, texts) => {
  expect(maatketen(ankers, ankers.lengte).map(({ text }) => text)).toEqual(texts);
});

test.each(cases.slice(0, -1))('joins up from corner to corner: %s', (_naam, ankers) => {
  const keten = maatketen(ankers, ankers.lengte);
  expect(keten[0]?.van).toBe(0);
  expect(keten.at(-1)?.tot).toBe(ankers.lengte);
  expect(keten.slice(1).map(({ van }) => van)).toEqual(keten.slice(0, -1).map(({ tot }) => tot));
});
