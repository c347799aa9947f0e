import { buildProject } from '@adviestool/contract/builders/buildProject';
import { expect, test } from '@jest/globals';

import { stuwdrukOf } from './stuwdrukOf.ts';

const { projectGegevens } = buildProject();

test('windgebied II, bebouwd, 9 m gives 0,65 kN/m²', () => {
  expect(stuwdrukOf(projectGegevens)).toBeCloseTo(0.65, 2);
});

test.each([
  { windgebied: null },
  { terreincategorie: null },
  { gebouwhoogte: null },
  { gebouwhoogte: 201 },
])('there is no stuwdruk with %j', (change) => {
  expect(stuwdrukOf({ ...projectGegevens, ...change })).toBeNull();
});
