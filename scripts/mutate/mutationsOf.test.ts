import { expect, test } from '@jest/globals';

import { applyMutation, mutationsOf } from './mutationsOf.ts';

const mutated = (source: string): string[] =>
  mutationsOf(source).map((mutation) => applyMutation(source, mutation));

test('conditions are negated, refusals and early answers dropped', () => {
  expect(mutated('if (a) throw b;')).toEqual(['if (!(a)) throw b;', 'if (a) {}']);
  expect(mutated('if (a === b) c;')).toEqual(['if (a !== b) c;']);
  expect(mutated('const f = () => { if (a) { return; } };')).toEqual([
    'const f = () => { if (!(a)) { return; } };',
    'const f = () => { if (a) { {} } };',
  ]);
  expect(mutated('const a = b ? 1 : 2;')).toEqual(['const a = !(b) ? 1 : 2;']);
});

test('operators and constants are turned', () => {
  expect(mutated('const a = b && c;')).toEqual(['const a = b || c;']);
  expect(mutated('const a = b.x < 3;')).toEqual(['const a = b.x <= 3;']);
  expect(mutated('const a = b !== true;')).toEqual([
    'const a = b === true;',
    'const a = b !== false;',
  ]);
});

test('a call for its effect is dropped, one whose answer is used is not', () => {
  expect(mutated('await check(a);')).toEqual(['{}']);
  expect(mutated('const a = find(b);')).toEqual([]);
});

test('places are right behind letters of more bytes and a file before', () => {
  mutationsOf('const first = true;');
  const source = '/* één – */\nconst a: Set<string> = b || c;';
  expect(mutated(source)).toEqual(['/* één – */\nconst a: Set<string> = b && c;']);
  expect(mutationsOf(source)).toMatchObject([{ line: 2, was: '||' }]);
});
