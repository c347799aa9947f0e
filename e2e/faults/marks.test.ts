import { expect, test } from '@jest/globals';

import { FAULTS } from './faultTable.ts';
import { marksIn, patternFor } from './marks.ts';

test('a title may name several rows, of both kinds', () => {
  expect(marksIn('saves once [storing 4, 5] [asvs 3.4.2]')).toEqual([
    'storing 4',
    'storing 5',
    'asvs 3.4.2',
  ]);
  expect(marksIn('saves 4 times [4], see storing 5')).toEqual([]);
});

test('the pattern finds the titles of its rows only', () => {
  const pattern = new RegExp(
    patternFor(FAULTS.filter(({ kind, id }) => kind === 'storing' && ['4', '31'].includes(id))),
  );
  for (const title of ['x [storing 4]', 'x [storing 4, 5]', 'x [storing 3, 31]']) {
    expect(title).toMatch(pattern);
  }
  for (const title of ['x [storing 14]', 'x [storing 40, 3]', 'x [asvs 4]', 'x 4']) {
    expect(title).not.toMatch(pattern);
  }
});
