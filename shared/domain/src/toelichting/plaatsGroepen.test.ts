import { expect, test } from '@jest/globals';

import { groepNaam, plaatsGroepen } from './plaatsGroepen.ts';

test('items are grouped by the name of their place, in the order of the names, without a place last', () => {
  const items = ['10', null, '2', ' 2 ', 'Zuid', 'zuid', '', 'begane grond'].map(
    (plaats, index) => ({ plaats, index }),
  );
  const groepen = plaatsGroepen(items, ({ plaats }) => plaats);
  expect(groepen.map(({ naam, items: those }) => [naam, those.map(({ index }) => index)])).toEqual([
    ['2', [2, 3]],
    ['10', [0]],
    ['begane grond', [7]],
    ['Zuid', [4, 5]],
    [null, [1, 6]],
  ]);
});

test('a group is called by what it is a group of', () => {
  expect(groepNaam('gevel', 'noord')).toBe('Gevel noord');
  expect(groepNaam('bouwlaag', null)).toBe('Geen bouwlaag');
});
