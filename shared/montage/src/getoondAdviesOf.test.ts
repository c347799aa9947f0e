import { expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import {
  buildGevelvullingOf,
  buildProjectGegevens,
  withProducten,
} from '@adviestool/domain/builders/buildGevelvullingOf';
import { adviesFor } from '@adviestool/domain/rekenen/advies';

import { adviesHash } from './adviesHash.ts';
import { getoondAdviesOf, isZelfdeAdvies } from './getoondAdviesOf.ts';
import { maatRegel } from './maatRegel.ts';

/** A frame of 1600 by 1500 mm, whose weight asks for more at the bottom than its distances do. */
const gevelvulling = withProducten(
  buildGevelvullingOf('kozijnTraditioneelZonderBevestigingsmiddelen', {
    breedte: 1600,
    hoogte: 1500,
  }),
  'anker',
);

const getoondMet = (over = gevelvulling) =>
  getoondAdviesOf(
    over,
    adviesFor({
      projectGegevens: buildProjectGegevens(),
      gevelvulling: over,
      catalogus: buildCatalogus(),
    }),
  );

test('is of each anchored side what to mount and where, from one corner', () => {
  // L − 2a = 1600 − 400 = 1200 mm. At most 700 apart: 3, 600 apart; at the bottom 6, 1200 / 5 = 240 apart.
  // L − 2a = 1500 − 400 = 1100 mm at most 700 apart: 3 hoekankers, 550 apart.
  expect(getoondMet()).toEqual({
    onderzijde: {
      product: 'anker',
      middelen: [],
      aantal: 6,
      posities: [200, 440, 680, 920, 1160, 1400],
    },
    zijkanten: { product: 'anker', middelen: [], aantal: 3, posities: [200, 750, 1300] },
    bovenzijde: { product: 'anker', middelen: [], aantal: 3, posities: [200, 800, 1400] },
  });
  expect(maatRegel([200, 800, 1400])).toBe('200 · 800 · 1400');
});

test('is empty without an advice', () => {
  expect(getoondAdviesOf(gevelvulling, null)).toEqual({});
});

test('is another one when there are more, and the same when only its name is another', () => {
  const kader = gevelvulling.gevelvullingEnKaderData;
  const named = { ...gevelvulling, gevelvullingEnKaderData: { ...kader, merk: 'K-99' } };
  expect(isZelfdeAdvies(getoondMet(), getoondMet(named))).toBe(true);
  const more = {
    ...gevelvulling,
    aantalAnkers: { ...gevelvulling.aantalAnkers, bovenzijde: { geadviseerd: 3, gekozen: 4 } },
  };
  expect(getoondMet(more).bovenzijde).toMatchObject({
    aantal: 4,
    posities: [200, 600, 1000, 1400],
  });
  expect(isZelfdeAdvies(getoondMet(), getoondMet(more))).toBe(false);
});

test('has a hash of its canonical text, whatever the order of its keys', () => {
  const texts: string[] = [];
  const sha256 = (text: string): string => String(texts.push(text));
  adviesHash({ bovenzijde: { aantal: 1, posities: [5], middelen: [], product: 'b' } }, sha256);
  expect(texts).toEqual(['{"bovenzijde":{"aantal":1,"middelen":[],"posities":[5],"product":"b"}}']);
});
