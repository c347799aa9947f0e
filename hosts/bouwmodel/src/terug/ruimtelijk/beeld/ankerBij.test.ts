import { expect, test } from '@jest/globals';

import { ankerBij } from './ankerBij.ts';

const bij = { x: 100, y: 100, bereik: 14 };

test('the hoekanker next to the press is meant, of two at one place the nearer one', () => {
  const links = { x: 92, y: 100, z: 0.1 };
  const achter = { x: 101, y: 100, z: 0.9 };
  const voor = { x: 103, y: 100, z: 0.8 };
  expect(ankerBij([links, achter], bij)).toBe(1);
  expect(ankerBij([achter, voor], bij)).toBe(1);
  expect(ankerBij([voor, achter], bij)).toBe(0);
});

test('none is meant beyond reach, or behind the camera', () => {
  expect(ankerBij([{ x: 115, y: 100, z: 0 }], bij)).toBeNull();
  expect(ankerBij([{ x: 100, y: 100, z: 1.2 }], bij)).toBeNull();
  expect(ankerBij([], bij)).toBeNull();
});
