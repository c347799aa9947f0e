import { expect, test } from '@jest/globals';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { createGevelvulling } from '@adviestool/domain/gevelvulling';

import { admittedStep } from './admittedStep.ts';

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
