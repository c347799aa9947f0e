import { expect, test } from '@jest/globals';
import { createGevelvulling } from '@adviestool/domain/gevelvulling';

import { buildGevelvulling } from '../builders/buildGevelvulling.ts';
import { admittedStep } from './admittedStep.ts';

const leeg = createGevelvulling({ id: 'a1b2c3d4' });
const metKader = buildGevelvulling({ detailleringData: {} });
const metDetaillering = buildGevelvulling({ productKeuze: leeg.productKeuze });
const compleet = buildGevelvulling();

test.each([
  ['a new one, nothing asked for', null, null, 'gevelvulling-en-kader'],
  ['a new one, another step asked for', null, 'advies', 'gevelvulling-en-kader'],
  ['an empty one', leeg, null, 'gevelvulling-en-kader'],
  ['kader complete', metKader, null, 'detaillering'],
  ['kader complete, an earlier step', metKader, 'gevelvulling-en-kader', 'gevelvulling-en-kader'],
  ['kader complete, a step too far', metKader, 'productkeuze', 'detaillering'],
  ['detaillering complete', metDetaillering, 'advies', 'productkeuze'],
  ['all complete', compleet, null, 'advies'],
  ['all complete, an earlier step', compleet, 'detaillering', 'detaillering'],
] as const)(
  '%s: the user is let through to the right step',
  (_case, gevelvulling, wanted, step) => {
    expect(admittedStep(gevelvulling, wanted)).toBe(step);
  },
);
