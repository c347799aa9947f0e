import { expect, test } from '@jest/globals';

import { loginBodySchema } from './backend/loginBody.ts';

const nameOf = (name: string) => loginBodySchema.safeParse({ name, pass: 'x' }).data?.name;

test('the same letters have the same signs', () => {
  expect(nameOf('Rene\u0301')).toBe('Ren\u00E9');
});

/** Of a body of 2 MB they took minutes, in which nobody else was answered. */
test('a name of very many accents is refused before they are put in order', () => {
  const begin = Date.now();
  expect(nameOf(`a${'\u0301\u0323'.repeat(40_000)}`)).toBeUndefined();
  expect(Date.now() - begin).toBeLessThan(1_000);
});
