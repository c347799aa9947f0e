import { expect, test } from '@jest/globals';

import { estimateAnkers } from './estimateAnkers.ts';

const side = { type: 'kozijn', zijde: 'zijkanten', randafstand: 200, maximum: 700 } as const;

test('a side with room has the fewest hoekankers at its own edge distance and maximum', () => {
  // 2000 − 2 × 250 = 1500 mm in 3 parts of at most 600 mm
  expect(estimateAnkers({ ...side, lengte: 2000, randafstand: 250, maximum: 600 })).toEqual({
    posities: [250, 750, 1250, 1750],
    hartOpHart: 500,
    randafstand: 250,
  });
});

test('a short side takes a smaller edge distance, as the advice does', () => {
  // s_min 300 mm at an hsb: (630 − 300) / 2 = 165 mm
  expect(estimateAnkers({ ...side, type: 'hsb', lengte: 630 })).toEqual({
    posities: [165, 465],
    hartOpHart: 300,
    randafstand: 165,
  });
});

test('a side without room for two has one in its middle', () => {
  expect(estimateAnkers({ ...side, type: 'hsb', zijde: 'onderzijde', lengte: 500 })).toEqual({
    posities: [250],
    hartOpHart: null,
    randafstand: 250,
  });
});

test('the bounds of the type count before a stored maximum', () => {
  expect(estimateAnkers({ ...side, lengte: 2000, maximum: 5000 }).hartOpHart).toBe(533);
  expect(estimateAnkers({ ...side, lengte: 2000, maximum: 0 }).hartOpHart).toBe(200);
});
