import { expect, test } from '@jest/globals';

import { FAULTS } from './faultTable.ts';
import { markedFiles } from './markedFiles.ts';
import { nameOf } from './marks.ts';

const marks = new Set(markedFiles().flatMap((each) => each.marks));

test.each(FAULTS.map(nameOf))('%s is shown by a test whose title names it', (name) => {
  expect([...marks]).toContain(name);
});

test('a title names no row that is not there', () => {
  const names = new Set(FAULTS.map(nameOf));
  expect([...marks].filter((mark) => !names.has(mark))).toEqual([]);
});
