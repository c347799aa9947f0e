import { expect, test } from '@jest/globals';

import { kenmerkOf } from './kenmerk.ts';

const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

test('a kenmerk is the first sixteen figures of a hash, in four groups', () => {
  expect(kenmerkOf(HASH)).toBe('9F86-D081-884C-7D65');
});
