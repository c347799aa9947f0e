import { expect, test } from '@jest/globals';

import { applyAdviesIn } from './applyAdvies.ts';
import {
  buildGevelvullingOf,
  buildProjectGegevens,
  withProducten,
} from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';

const stale = { geadviseerd: 99, gekozen: 5 };

const buildStale = () => ({
  ...withProducten(buildGevelvullingOf('kozijnPrefab'), 'GA-90'),
  aantalAnkers: { onderzijde: stale, zijkanten: stale, bovenzijde: stale },
});

test('the advised numbers are computed anew and the chosen ones left alone', () => {
  const { aantalAnkers } = applyAdviesIn({
    projectGegevens: buildProjectGegevens(),
    catalogus: CATALOGUS,
  })(buildStale());
  for (const { geadviseerd, gekozen } of Object.values(aantalAnkers)) {
    expect(geadviseerd).toBeGreaterThan(0);
    expect(geadviseerd).not.toBe(99);
    expect(gekozen).toBe(5);
  }
});

test('without an advice no advised number stays', () => {
  const none = { geadviseerd: null, gekozen: 5 };
  expect(
    applyAdviesIn({
      projectGegevens: buildProjectGegevens({ windgebied: null }),
      catalogus: CATALOGUS,
    })(buildStale()).aantalAnkers,
  ).toEqual({ onderzijde: none, zijkanten: none, bovenzijde: none });
});
