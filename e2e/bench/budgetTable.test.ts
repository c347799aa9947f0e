import { expect, jest, test } from '@jest/globals';

import { createBudgetTable } from './budgetTable.ts';

test('what is met and what is not stand apart, and one that is not met is not forgotten', () => {
  const say = jest.spyOn(console, 'log').mockReturnValue();
  const { hold, lines, isAllMet } = createBudgetTable();
  hold({ what: 'login', value: 1.05, maximum: 1.05, unit: 'times' }, 'rounds 1.0 to 1.1');
  expect(isAllMet()).toBe(true);
  hold({ what: 'a key in kader', value: 5.56, maximum: 4, unit: 'ms' }, '');
  hold({ what: 'never measured', value: Number.NaN, maximum: 1, unit: 'times' }, '');
  expect(say.mock.calls[0]?.[0]).toBe('✓ login: 1.05 (at most 1.05); rounds 1.0 to 1.1');
  say.mockRestore();

  expect(isAllMet()).toBe(false);
  expect(lines()).toEqual([
    'Met: 1 of 3',
    '  login        1.05  at most 1.05',
    'Not met: 2 of 3',
    '  a key in kader      5.6 ms  at most 4.0 ms',
    '  never measured         NaN  at most 1.00',
  ]);
});
