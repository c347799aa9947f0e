import { expect, test } from '@jest/globals';

import { maatverschilOf } from './maatverschilOf.ts';

const size = (breedte: number | null, hoogte: number | null) => ({ breedte, hoogte });

test.each([
  ['the same', size(900, 1500), null],
  ['a few mm of rounding', size(905, 1496), null],
  ['an opening of the same size, and a sill that sticks out', size(1100, 1560), size(900, 1500)],
])('%s is no other size', (_name, geometrie, opening) => {
  expect(maatverschilOf({ eigenschap: size(900, 1500), geometrie, opening })).toBeNull();
});

test('element and opening of another size than the properties say are told with both', () => {
  const verschil = maatverschilOf({
    eigenschap: size(900, 1500),
    geometrie: size(1530, 2637),
    opening: size(1530, 2637),
  });
  expect(verschil).toEqual({
    eigenschap: { breedte: 900, hoogte: 1500 },
    geometrie: { breedte: 1530, hoogte: 2637 },
  });
});

test('one size that the properties say is compared alone', () => {
  expect(
    maatverschilOf({
      eigenschap: size(50_231, null),
      geometrie: size(49_929, 1000),
      opening: null,
    }),
  ).toEqual({
    eigenschap: { breedte: 50_231, hoogte: 1000 },
    geometrie: { breedte: 49_929, hoogte: 1000 },
  });
});

test('without a size of its own or a body there is nothing to compare', () => {
  const [own, none] = [size(900, 1500), size(null, null)];
  expect(maatverschilOf({ eigenschap: none, geometrie: own, opening: null })).toBeNull();
  expect(maatverschilOf({ eigenschap: own, geometrie: none, opening: null })).toBeNull();
});
