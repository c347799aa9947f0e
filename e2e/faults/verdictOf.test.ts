import { expect, test } from '@jest/globals';

import type { Fault } from './faultTable.ts';
import type { Outcome } from './outcome.ts';
import { verdictOf } from './verdictOf.ts';

const FOUR: Fault = { kind: 'storing', id: '4', fault: '', expected: '' };

const outcome = (result: Outcome['result'], title = `${result} [storing 4]`): Outcome => ({
  file: 'e2e/proef.test.ts',
  title,
  result,
  seconds: 1,
});

test.each<[string, Outcome[], ReturnType<typeof verdictOf>['says'], string[]]>([
  ['that passed hold it', [outcome('passed'), outcome('passed')], 'held', []],
  [
    'that passed at the second try hold it, and are named',
    [outcome('flaky')],
    'held',
    ['flaky: flaky [storing 4]'],
  ],
  [
    'of which one failed do not',
    [outcome('passed'), outcome('failed')],
    'not held',
    ['failed: failed [storing 4]'],
  ],
  [
    'of which one was skipped do not',
    [outcome('passed'), outcome('skipped')],
    'skipped',
    ['skipped: skipped [storing 4]'],
  ],
  ['of another row do not', [outcome('passed', 'x [storing 40]')], 'not held', ['no test ran']],
])('tests %s', (_what, outcomes, says, because) => {
  expect(verdictOf(FOUR, outcomes)).toMatchObject({ says, because });
});

test('its seconds are those of its tests together', () => {
  expect(verdictOf(FOUR, [outcome('passed'), outcome('failed')])).toMatchObject({
    seconds: 2,
    tests: 2,
  });
});
