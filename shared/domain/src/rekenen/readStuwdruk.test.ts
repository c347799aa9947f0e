import { expect, test } from '@jest/globals';

import { buildProjectGegevens } from '../builders/buildGevelvullingOf.ts';
import { readStuwdruk } from './readStuwdruk.ts';

const projectGegevens = buildProjectGegevens();

test('windgebied II, bebouwd, 9 m gives 0,65 kN/m²', () => {
  expect(readStuwdruk(projectGegevens)).toBeCloseTo(0.65, 2);
});

test('an own height counts before that of the project', () => {
  const eigen = readStuwdruk(projectGegevens, { gebouwHoogte: 40 });
  expect(eigen).toBe(readStuwdruk({ ...projectGegevens, gebouwhoogte: 40 }));
  expect(eigen).not.toBe(readStuwdruk(projectGegevens, { gebouwHoogte: null }));
});

test.each([
  { windgebied: null },
  { windgebied: 4 },
  { terreincategorie: null },
  { gebouwhoogte: null },
  { gebouwhoogte: '9x' },
  { gebouwhoogte: 9.5 },
  { gebouwhoogte: 201 },
])('there is no stuwdruk with %j', (change) => {
  expect(readStuwdruk({ ...projectGegevens, ...change })).toBeNull();
});

test.each([0, 201, 9.5, '4o'])('there is no stuwdruk with an own height of %j', (gebouwHoogte) => {
  expect(readStuwdruk(projectGegevens, { gebouwHoogte })).toBeNull();
});
