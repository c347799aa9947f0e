import { expect, test } from '@jest/globals';

import {
  createSpouwankersituatie,
  situatieSchema,
  SPOUWANKERSITUATIE_STEPS,
} from './spouwankersituatie.ts';
import { targetStep } from './steps.ts';

const situatie = { merk: 'SW1', aantal: 2, wandhoogte: 600, wandbreedte: 400 };

test.each([
  ['at its lower bounds', {}, []],
  ['without a merk', { merk: null }, []],
  ['without a number of walls', { aantal: null }, ['aantal']],
  ['of zero walls', { aantal: 0 }, ['aantal']],
  ['of half a wall', { aantal: 1.5 }, ['aantal']],
  ['lower than 600 mm', { wandhoogte: 599 }, ['wandhoogte']],
  ['narrower than 400 mm', { wandbreedte: 399 }, ['wandbreedte']],
  [
    'of which no size is known',
    { wandhoogte: null, wandbreedte: null },
    ['wandhoogte', 'wandbreedte'],
  ],
])('a situatie %s has these faults', (_name, change, faults) => {
  const { error } = situatieSchema.safeParse({ ...situatie, ...change });
  expect((error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(faults);
});

test('an empty merk becomes null', () => {
  expect(situatieSchema.parse({ ...situatie, merk: '  ' }).merk).toBeNull();
});

test('the flow stays at situatie until that is complete', () => {
  const fresh = createSpouwankersituatie('a1b2c3d4');
  expect(targetStep(SPOUWANKERSITUATIE_STEPS, fresh).id).toBe('situatie');
  expect(targetStep(SPOUWANKERSITUATIE_STEPS, { ...fresh, situatie }).id).toBe('detaillering');
});
