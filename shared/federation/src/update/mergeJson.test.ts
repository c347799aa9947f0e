import { expect, test } from '@jest/globals';

import { mergeJson } from './mergeJson.ts';

const base = { dependencies: { a: '1', b: '1', gone: '1' }, scripts: { test: 'jest' } };

test('what one side changed, added or took away is taken, beside what the other did', () => {
  expect(
    mergeJson({
      base,
      ours: { dependencies: { a: '1', b: '1', c: '1', gone: '1' }, scripts: {} },
      theirs: { dependencies: { a: '2', b: '1' }, scripts: { test: 'jest' }, type: 'module' },
    }),
  ).toEqual({
    value: { dependencies: { a: '2', b: '1', c: '1' }, scripts: {}, type: 'module' },
    conflicts: [],
  });
});

test('where both changed it otherwise the team’s stays, and it is told', () => {
  expect(
    mergeJson({
      base,
      ours: { ...base, scripts: { test: 'vitest' } },
      theirs: { ...base, scripts: { test: 'node --test' } },
    }),
  ).toEqual({
    value: { ...base, scripts: { test: 'vitest' } },
    conflicts: ['scripts.test: yours is "vitest", that of the template "node --test"'],
  });
});

test('what the team took away and the template changed stays away, and is told', () => {
  const { value, conflicts } = mergeJson({
    base: { a: 1, b: 1 },
    ours: { b: 1 },
    theirs: { a: 2, b: 1 },
  });
  expect(value).toEqual({ b: 1 });
  expect(conflicts).toEqual(['a: yours is nothing, that of the template 2']);
});
