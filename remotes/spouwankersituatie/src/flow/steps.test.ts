import { NIEUW } from '@adviestool/contract/paths';
import { expect, test } from '@jest/globals';
import { createSpouwankersituatie } from '@adviestool/domain/steps/spouwankersituatie';

import { admittedStep, stepStates } from './steps.ts';

const fresh = createSpouwankersituatie('a1b2c3d4');
const complete = {
  ...fresh,
  situatie: { merk: null, aantal: 1, wandhoogte: 2600, wandbreedte: 5000 },
};

const completeNieuw = { ...complete, id: NIEUW };

test.each([
  ['in create mode situatie is first, also when it is complete', completeNieuw, null, 'situatie'],
  ['in create mode a later step is refused', completeNieuw, 'detaillering', 'situatie'],
  ['a new one begins at situatie', fresh, null, 'situatie'],
  ['a later step of a new one is refused', fresh, 'advies', 'situatie'],
  ['the target of a complete situatie is detaillering', complete, null, 'detaillering'],
  ['a complete situatie can be changed', complete, 'situatie', 'situatie'],
  ['every later step of a complete situatie may be looked at', complete, 'advies', 'advies'],
] as const)('%s', (_name, concept, wanted, step) => {
  expect(admittedStep(concept, wanted)).toBe(step);
});

test('the row of steps shows situatie as done once it is complete and left', () => {
  expect(stepStates(complete, 'advies').map(({ state }) => state)).toEqual([
    'done',
    'open',
    'open',
    'current',
  ]);
});

test.each([
  ['an incomplete situatie', fresh],
  ['create mode', completeNieuw],
])('in the row of steps %s leads to no later step', (_name, concept) => {
  expect(stepStates(concept, 'situatie').map(({ canVisit }) => canVisit)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
