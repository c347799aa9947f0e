import { expect, test } from '@jest/globals';

import { DEFAULT_SORT, SORT_OPTIONS, sortOptionOf } from './sortOptions.ts';

test.each([
  ['Laatst bewerkt, nieuwste eerst', 'changed', 'desc'],
  ['Laatst bewerkt, oudste eerst', 'changed', 'asc'],
  ['Aangemaakt, nieuwste eerst', 'created', 'desc'],
  ['Aangemaakt, oudste eerst', 'created', 'asc'],
  ['Naam, A-Z', 'name', 'asc'],
  ['Naam, Z-A', 'name', 'desc'],
  ['Referentienummer, A-Z', 'referentienummer', 'asc'],
  ['Referentienummer, Z-A', 'referentienummer', 'desc'],
])('%s sorts by %s, %s', (label, sort, order) => {
  expect(SORT_OPTIONS.filter((option) => option.label === label)).toMatchObject([{ sort, order }]);
});

test('there are eight options with ids of their own', () => {
  expect(new Set(SORT_OPTIONS.map(({ id }) => id)).size).toBe(8);
});

test('an option is found by its id', () => {
  for (const option of SORT_OPTIONS) expect(sortOptionOf(option.id)).toBe(option);
});

test('without a sort the last changed comes first', () => {
  expect(sortOptionOf(null)).toBe(DEFAULT_SORT);
  expect(DEFAULT_SORT).toMatchObject({ sort: 'changed', order: 'desc' });
});
