import { expect, test } from '@jest/globals';

import { buildGegevens } from './builders/buildGegevens.ts';
import { layoutMiniatuur } from './layoutMiniatuur.ts';
import { contains } from './vorm.ts';

const dots = (breedte: number, onderzijde: number) =>
  layoutMiniatuur(
    buildGegevens({ type: 'kozijn', breedte, hoogte: 2000, aantallen: { onderzijde } }),
  ).stippen;

test.each([
  [4000, 2000],
  [400, 12_000],
  [12_000, 600],
])('fits %i × %i mm in the thumbnail', (breedte, hoogte) => {
  const { view, omtrek } = layoutMiniatuur(
    buildGegevens({ type: 'kozijn', breedte, hoogte, aantallen: {} }),
  );
  expect(contains(view, omtrek)).toBe(true);
  expect(omtrek.width / omtrek.height).toBeCloseTo(breedte / hoogte, 6);
});

test('shows every anker while there is room', () => {
  expect(dots(4000, 7)).toHaveLength(7);
});

test('thins the dots of many ankers and keeps the outer two', () => {
  const alle = dots(6000, 60);
  expect(alle.length).toBeLessThan(20);
  expect(alle[0]?.id).toBe('onder-200');
  expect(alle.at(-1)?.id).toBe('onder-5800');
});
