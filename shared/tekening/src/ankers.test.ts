import { expect, test } from '@jest/globals';

import { buildAnkers, zichtbareNummers } from './ankers.ts';
import { buildRand } from './rand.ts';

test.each([
  // number of ankers, px between them, numbers in the order in which they claim room
  [1, 400, [1]],
  [4, 60, [1, 4, 2, 3]],
  [7, 10, [1, 7, 2, 4, 6]],
  [12, 5, [1, 12, 5, 10]],
  [25, 2, [1, 25, 10, 20]],
])('%i ankers %i px apart show %j', (aantal, steek, nummers) => {
  expect(zichtbareNummers(aantal, steek)).toEqual(nummers);
});

const rand = buildRand(
  'onder',
  { breedte: 4000, hoogte: 2000 },
  { x: 0, y: 0, width: 400, height: 200 },
);

test.each([
  // positions in mm at 0,1 px per mm; a third of the smallest step, within 1 and 2,25 px
  [[200, 1000, 1015], 1],
  [[200, 260, 1000], 2],
  [[2000], 2.25],
])('ankers at %j are drawn %d px thick', (posities, dikte) => {
  const ankers = { posities, hartOpHart: null, randafstand: 200 };
  expect(buildAnkers(rand, ankers, { binnen: 2, buiten: 4 })[0]?.dikte).toBe(dikte);
});

test('more ankers than a call takes arguments can be drawn', () => {
  const posities = Array.from({ length: 200_000 }, (_leeg, index) => index);
  const ankers = { posities, hartOpHart: 1, randafstand: 0 };
  expect(buildAnkers(rand, ankers, { binnen: 2, buiten: 4 })).toHaveLength(200_000);
});
