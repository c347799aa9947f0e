import { beforeEach, expect, test } from '@jest/globals';

import { keepEersteKeer, readEersteKeer } from './eersteKeer.ts';

beforeEach(() => localStorage.clear());

test('the first date of a topic is kept, whatever comes after it', () => {
  keepEersteKeer(['a', 'b'], '2026-11-23T10:00:00.000Z');
  keepEersteKeer(['b', 'c'], '2026-12-01T10:00:00.000Z');
  expect([...readEersteKeer()]).toEqual([
    ['a', '2026-11-23T10:00:00.000Z'],
    ['b', '2026-11-23T10:00:00.000Z'],
    ['c', '2026-12-01T10:00:00.000Z'],
  ]);
});
