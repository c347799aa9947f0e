import { expect, test } from '@jest/globals';

import { merkenOf } from './merkenOf.ts';

const met = (merk: unknown): unknown => ({ gevelvullingEnKaderData: { merk } });
const inText = (...members: unknown[]): string | null =>
  merkenOf({ lijst: null, text: JSON.stringify(members) });

test('each merk has a line, in the order of the list', () => {
  expect(inText(met('K2'), met('K1'), met('K2'))).toBe('K2\nK1\nK2');
});

test('a merk stays on its own line, and holds what the database can keep', () => {
  expect(inText(met('K\n1'), met('K\u00002'), met('K\ud8003'))).toBe('K 1\nK2\nK\ufffd3');
});

test('what has no merk is passed by', () => {
  expect(inText(met('K1'), {}, null, 3, met(4), met('K5'))).toBe('K1\nK5');
});

test.each([
  ['an empty list', '[]'],
  ['no list', '{"gevelvullingEnKaderData":{"merk":"K1"}}'],
  ['no JSON', 'geen lijst'],
  ['nothing', ''],
  ['900,000 levels', `${'['.repeat(900_000)}${']'.repeat(900_000)}`],
])('%s has none', (_naam, text) => {
  expect(merkenOf({ lijst: null, text })).toBeNull();
});
