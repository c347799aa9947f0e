import { expect, test } from '@jest/globals';

import { gelijkendeMerken } from './gelijkendeMerken.ts';

const van = (...merken: string[]) =>
  gelijkendeMerken(merken.map((merk) => ({ gevelvullingEnKaderData: { merk } }))).map(
    ({ melding }) => melding,
  );

test('merken that only look the same are told together, each with the letter that differs', () => {
  expect(van('K01', '\u041A01', 'K02')).toEqual([
    '‘K01’ en ‘\u041A01’ (\u041A is U+041A) zien er hetzelfde uit en zijn verschillende merken.',
  ]);
  expect(van('A\u041D', '\u0391H', 'AH')).toEqual([
    '‘A\u041D’ (\u041D is U+041D), ‘\u0391H’ (\u0391 is U+0391) en ‘AH’ zien er hetzelfde uit en zijn verschillende merken.',
  ]);
});

test('so are those of which a hyphen is a dash or a minus', () => {
  expect(van('K-1', 'K\u20131', 'K\u22122', 'K-2', 'K\u20113')).toEqual([
    '‘K-1’ en ‘K\u20131’ (\u2013 is U+2013) zien er hetzelfde uit en zijn verschillende merken.',
    '‘K\u22122’ (\u2212 is U+2212) en ‘K-2’ zien er hetzelfde uit en zijn verschillende merken.',
  ]);
});

test('a hyphen of another sign is a hyphen, which a dash or a minus is not', () => {
  expect(van('K\u20111', 'K\u20131', 'K\u20102', 'K\u22122')).toEqual([
    '‘K\u20111’ en ‘K\u20131’ (\u2013 is U+2013) zien er hetzelfde uit en zijn verschillende merken.',
    '‘K\u20102’ en ‘K\u22122’ (\u2212 is U+2212) zien er hetzelfde uit en zijn verschillende merken.',
  ]);
  // One merk in two signs, beside another.
  expect(van('K-1', 'K\u20111', 'K\u20131')).toHaveLength(1);
  expect(van('K-1', 'K\u20111', '\u041A02')).toEqual([]);
});

test('one merk twice, and merken in one script, are not', () => {
  expect(van('K01', 'K01', ' K01', 'Ж01', 'k01')).toEqual([]);
});
