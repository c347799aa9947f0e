import { expect, test } from '@jest/globals';

import { teVeelIn } from './teVeelIn.ts';

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each([
  ['a flat list', '[{"a":1},{"b":2}]', null],
  ['50 levels', nested(50), null],
  ['51 levels', nested(51), 'diep'],
  ['objects', `${'{"a":'.repeat(51)}1${'}'.repeat(51)}`, 'diep'],
  ['brackets in a string', JSON.stringify(['['.repeat(1000)]), null],
  ['brackets after an escaped quote', String.raw`["\"${'['.repeat(1000)}"]`, null],
  ['many lists beside each other', `[${'[],'.repeat(1000)}[]]`, null],
  ['900,000 levels that never end', '['.repeat(900_000), 'diep'],
  ['20,000 members', `[${'{},'.repeat(19_999)}{}]`, null],
  ['20,001 members', `[${'{},'.repeat(20_000)}{}]`, 'veel'],
  ['20,001 members of an object', `{${'"a":1,'.repeat(20_000)}"a":1}`, 'veel'],
  ['20,001 members deep inside', `[{"a":[${'1,'.repeat(20_000)}1]}]`, 'veel'],
  ['lists of 10,000 beside each other', `[${`[${'1,'.repeat(9_999)}1],`.repeat(3)}[]]`, null],
  ['commas in a string', JSON.stringify([','.repeat(30_000)]), null],
  ['no JSON', 'geen lijst', null],
])('%s', (_naam, text, expected) => {
  expect(teVeelIn(text)).toBe(expected);
});
