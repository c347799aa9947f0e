import { expect, test } from '@jest/globals';

import { globalIdOf, uuidOf } from './nameGuid.ts';

test('the same names give the same identifiers, others give others', () => {
  expect(globalIdOf('project', 'raam')).toBe(globalIdOf('project', 'raam'));
  expect(uuidOf('project', 'raam')).toBe(uuidOf('project', 'raam'));
  expect(globalIdOf('project', 'raam')).not.toBe(globalIdOf('projectraam'));
  expect(uuidOf('a', 'b,c')).not.toBe(uuidOf('a,b', 'c'));
});

test('a UUID has its version and variant, and the GlobalId of the same names is its compressed form', () => {
  const uuid = uuidOf('project', 'raam');
  expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);

  // The first byte in two digits, then every three bytes in four (IfcGloballyUniqueId).
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';
  const written = (hex: string, length: number): string =>
    Array.from({ length }, (_none, index) =>
      digits.charAt(Math.floor(Number.parseInt(hex, 16) / 64 ** (length - 1 - index)) % 64),
    ).join('');
  const hex = uuid.replaceAll('-', '');
  const groups = [2, 8, 14, 20, 26].map((start) => written(hex.slice(start, start + 6), 4));
  expect(globalIdOf('project', 'raam')).toBe(written(hex.slice(0, 2), 2) + groups.join(''));
});
