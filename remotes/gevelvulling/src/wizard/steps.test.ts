import { expect, test } from '@jest/globals';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';

import { admittedStep, stepStates } from './steps.ts';

const leeg = createGevelvulling({ id: 'a1b2c3d4' });
const metKader = buildGevelvulling({ detailleringData: {} });
const metDetaillering = buildGevelvulling({ productKeuze: leeg.productKeuze });
const compleet = buildGevelvulling();

test.each([
  {
    visit: 'a new one, nothing asked for',
    subject: null,
    wanted: null,
    step: 'gevelvulling-en-kader',
  },
  {
    visit: 'a new one, a later step',
    subject: null,
    wanted: 'advies',
    step: 'gevelvulling-en-kader',
  },
  { visit: 'an empty one', subject: leeg, wanted: null, step: 'gevelvulling-en-kader' },
  { visit: 'kader complete', subject: metKader, wanted: null, step: 'detaillering' },
  {
    visit: 'kader complete, an earlier step',
    subject: metKader,
    wanted: 'gevelvulling-en-kader',
    step: 'gevelvulling-en-kader',
  },
  {
    visit: 'kader complete, a step too far',
    subject: metKader,
    wanted: 'productkeuze',
    step: 'detaillering',
  },
  {
    visit: 'detaillering complete, a step too far',
    subject: metDetaillering,
    wanted: 'advies',
    step: 'productkeuze',
  },
  { visit: 'all complete', subject: compleet, wanted: null, step: 'advies' },
  {
    visit: 'all complete, an earlier step',
    subject: compleet,
    wanted: 'detaillering',
    step: 'detaillering',
  },
] as const)('$visit: $step is shown', ({ subject, wanted, step }) => {
  expect(admittedStep(subject, wanted)).toBe(step);
});

test('steps before the first incomplete one are done, and only those up to it can be visited', () => {
  const gevelvulling = buildGevelvulling({ detailleringData: {} });

  expect(stepStates(gevelvulling, 'detaillering')).toMatchObject([
    { state: 'done', canVisit: true },
    { state: 'current', canVisit: true },
    { state: 'open', canVisit: false },
    { state: 'open', canVisit: false },
  ]);
});

test('advies asks nothing: it is ready as soon as the steps before it are complete', () => {
  expect(stepStates(compleet, 'detaillering').at(-1)).toMatchObject({
    state: 'ready',
    canVisit: true,
  });
});

test('of a new gevelvulling only the first step can be visited', () => {
  expect(stepStates(null, 'gevelvulling-en-kader').map(({ canVisit }) => canVisit)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
