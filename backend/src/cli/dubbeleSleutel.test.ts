import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';

import { dubbeleSleutelIn } from './dubbeleSleutel.ts';

const dubbelIn = (text: string): string | null => dubbeleSleutelIn(text, JSON.parse(text));

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1, "b" : 2, "\\u0061"\n:2}', 'a'],
  ['{"k":{"x":[{"a":1},{"b":{},"a":1,"a":1}]}}', 'k.x.a'],
  ['{"k":{"b":1},"k":2}', 'k'],
  ['[{"a":1},{"a":1,"__proto__":1,"__proto__":2}]', '__proto__'],
  ['{"a":{"a":1},"b":[{"a":1},{"a":1}]}', null],
  // What looks like a key, in a text.
  ['{"a":"\\":","b":"{\\"a\\":1,\\"a\\":2}","c":["a","a"]}', null],
  ['"x"', null],
])('of %s the key that is there twice is %s', (text, sleutel) => {
  expect(dubbelIn(text)).toBe(sleutel);
});

test('JSON that was written of a value has none, whatever is in it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, space) => {
      expect(dubbelIn(JSON.stringify(value, null, space))).toBeNull();
    }),
  );
});

test('how deep it goes does not matter', () => {
  const deep = '{"a":'.repeat(100_000);
  expect(dubbelIn(`${deep}{"b":1,"b":1}${'}'.repeat(100_000)}`)?.endsWith('.a.b')).toBe(true);
});
