import { expect, test } from '@jest/globals';

import { reachedBy } from './unitTests.ts';

test('a change of a module runs what imports it, and the tests that read files by their place', () => {
  const [, option, ...files] = reachedBy(['shared/domain/src/rekenen/wind.ts']);
  expect(option).toBe('--findRelatedTests');
  expect(files).toContain('shared/domain/src/rekenen/wind.ts');
  expect(files).toContain('scripts/decisions.test.ts');
  expect(files).toContain('shared/federation/src/provided/zod.test.ts');
  expect(files.some((file) => file.startsWith('backend/'))).toBe(false);
});

test('whatever is no module, text or style sheet runs everything, and so does not knowing', () => {
  expect(reachedBy(['shared/domain/src/rekenen/wind.ts', 'pnpm-lock.yaml'])).toEqual([]);
  expect(reachedBy(['shared/domain/cases/gevallen.json'])).toEqual([]);
  expect(reachedBy(null)).toEqual([]);
});
