import { expect, test } from '@jest/globals';

import { isLarger } from './isLarger.ts';

const cycle: unknown[] = [];
cycle.push(cycle, cycle);

test.each([
  ['a long text', 'x'.repeat(2000)],
  ['a text within something', { body: [{ text: 'x'.repeat(2000) }] }],
  ['a long name', { ['x'.repeat(2000)]: 1 }],
  ['many numbers', Array.from({ length: 500 }, (_one, index) => index)],
  ['an array of nothing', Array(1e9)],
  ['bytes', { body: new Uint8Array(2000) }],
  ['a buffer', new ArrayBuffer(2000)],
  ['a file', new Blob(['x'.repeat(2000)])],
  ['a map', new Map([['x', 'x'.repeat(2000)]])],
  ['a set', new Set(['x'.repeat(2000)])],
  ['what has itself in it', cycle],
])('%s is larger than a thousand bytes', (_what, value) => {
  expect(isLarger(value, 1000)).toBe(true);
});

test('what is small is not', () => {
  const ask = { kind: 'ask', id: 1, ask: { name: 'project', projectId: 7, isAnew: false } };
  expect(isLarger(ask, 1000)).toBe(false);
});
