import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { expect, test } from '@jest/globals';

import { readLijst } from './gevelvullingenLijst.ts';

const withExtra = (depth: number): string =>
  JSON.stringify([{ ...buildGevelvulling(), extra: 0 }]).replace(
    '"extra":0',
    `"extra":${'['.repeat(depth)}${']'.repeat(depth)}`,
  );

// Stored by a release that did not look: what reads each member to its end would run out of stack.
test.each([
  ['a key that nobody knows', 5, 1],
  ['lists in lists without an end', 100_000, undefined],
])('a gevelvulling with %s is read, or the list is not', (_naam, depth, length) => {
  expect(readLijst(withExtra(depth))?.length).toBe(length);
});
