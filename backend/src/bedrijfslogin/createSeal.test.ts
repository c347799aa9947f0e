import { expect, test } from '@jest/globals';

import { createSeal } from './createSeal.ts';

const KEY = 'een sleutel van tenminste tweeendertig tekens';

test('what is sealed opens with the same key for the same thing alone', () => {
  const { seal, open } = createSeal(KEY);
  const sealed = seal('geheim é', 'geheim 1');
  expect(sealed).not.toContain('geheim');
  expect(open(sealed, 'geheim 1')).toBe('geheim é');
  expect(open(sealed, 'geheim 2')).toBeNull();
  expect(createSeal(`${KEY}!`).open(sealed, 'geheim 1')).toBeNull();
  expect(seal('geheim é', 'geheim 1')).not.toBe(sealed);
});

test.each(['', 'x', 'A'.repeat(60)])('%j was sealed by nobody', (sealed) => {
  expect(createSeal(KEY).open(sealed, '')).toBeNull();
});
