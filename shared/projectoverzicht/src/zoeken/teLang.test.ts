import { expect, test } from '@jest/globals';
import { projectBodySchema } from '@adviestool/contract/project';

import { TEKST_MAX, teLang } from './teLang.ts';

const { name } = projectBodySchema.shape;

test.each([TEKST_MAX, TEKST_MAX + 1])('of %i signs says what the contract says', (length) => {
  const tekst = 'x'.repeat(length);
  expect(teLang(tekst) === undefined).toBe(name.safeParse(tekst).success);
});

test('leaves out the spaces around a text', () => {
  expect(teLang(` ${'x'.repeat(TEKST_MAX)} `)).toBeUndefined();
});
