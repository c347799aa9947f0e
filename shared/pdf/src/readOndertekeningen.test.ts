import { expect, test } from '@jest/globals';

import { readOndertekeningen } from './readOndertekeningen.ts';

const lees = (dictionary: string) =>
  readOndertekeningen(new TextEncoder().encode(`%PDF-1.7\n1 0 obj\n<<${dictionary}>>\nendobj\n`));

test.each([
  'Dok /ByteRange [0 1 2 3]',
  'Dok (west) /ByteRange [0 1 2 3]',
  String.raw`Dok west\) /ByteRange [0 1 2 3]`,
  '/ByteRange [0 1 2 3] /ByteRange [0 1 2 3]',
])('a text that looks like the place of a signature is none: %s', async (titel) => {
  expect(await lees(`/Title (${titel})`)).toEqual([]);
});

test.each([
  ['with another range', '/ByteRange [0 0 0 0] /Contents <3082>'],
  ['with a range of nothing', '/ByteRange [0 1 2 3] /Contents <3082>'],
  ['made empty', '/ByteRange [0 53 59 10] /Contents <0000>'],
  ['blanked', '/ByteRange [0 53 59 10] /Contents       '],
])('a broken signature stays one that nobody put, %s', async (_naam, handtekening) => {
  for (const naam of ['', '/Name (Jan) ', String.raw`/Name (J\(an) /Reason (\\) `]) {
    expect(await lees(`${naam}${handtekening}`)).toEqual([expect.objectContaining({ door: null })]);
  }
});
