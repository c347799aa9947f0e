import { describe, expect, test } from '@jest/globals';

import { buildGevelvullingOf, withProducten } from '../builders/buildGevelvullingOf.ts';
import { createGevelvulling } from '../velden/gevelvulling.ts';
import { GEVELVULLING_STEPS } from './gevelvullingSteps.ts';
import { lastCompletedIndex, nextStep, previousStep, targetStep, type FlowStep } from './steps.ts';

type Complete = readonly string[];
const has = (id: string) => (complete: Complete) => complete.includes(id);
const STEPS: readonly FlowStep<'een' | 'twee' | 'drie', Complete>[] = [
  { id: 'een', isComplete: has('een') },
  { id: 'twee', isComplete: has('twee') },
  { id: 'drie' },
];

describe('the steps of a flow', () => {
  test.each([
    ['the first step when none is complete', [], -1, 'een'],
    ['the step after an unbroken row', ['een'], 0, 'twee'],
    ['the first open step, even when a later one is complete', ['twee'], -1, 'een'],
    ['the last step when all others are complete', ['een', 'twee'], 1, 'drie'],
  ])('lead to %s', (...[_rule, complete, last, target]) => {
    expect(lastCompletedIndex(STEPS, complete)).toBe(last);
    expect(targetStep(STEPS, complete).id).toBe(target);
  });

  test('stay at the last step when every step has a check that passes', () => {
    const steps = STEPS.slice(0, 2);
    expect(lastCompletedIndex(steps, ['een', 'twee'])).toBe(1);
    expect(targetStep(steps, ['een', 'twee']).id).toBe('twee');
  });

  test.each([
    ['een', null, 'twee'],
    ['twee', 'een', 'drie'],
    ['drie', 'twee', null],
  ] as const)('put %s between %s and %s', (id, previous, next) => {
    expect(previousStep(STEPS, id)?.id ?? null).toBe(previous);
    expect(nextStep(STEPS, id)?.id ?? null).toBe(next);
  });

  test('must exist', () => {
    expect(() => targetStep([], [])).toThrow(RangeError);
  });
});

describe('a gevelvulling', () => {
  const compleet = buildGevelvullingOf('kozijnPrefab');

  test.each([
    ['gevelvulling-en-kader', 'new', createGevelvulling({ id: 'a' })],
    ['detaillering', 'framed', { ...compleet, detailleringData: {} }],
    ['productkeuze', 'detailed', compleet],
    ['advies', 'complete', withProducten(compleet, 'GA-90')],
    [
      'productkeuze',
      'anchored nowhere',
      { ...withProducten(compleet, 'GA-90'), verankerdeZijden: [] },
    ],
  ])('goes to %s when it is %s', (step, _state, gevelvulling) => {
    expect(targetStep(GEVELVULLING_STEPS, gevelvulling).id).toBe(step);
  });

  test('does not need to know when it was made', () => {
    const { created: _created, changed: _changed, ...zonder } = compleet;
    expect(lastCompletedIndex(GEVELVULLING_STEPS, zonder)).toBe(1);
  });
});
