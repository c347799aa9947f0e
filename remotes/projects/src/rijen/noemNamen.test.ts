import { expect, test } from '@jest/globals';

import { noemNamen } from './noemNamen.ts';

const namenTot = (aantal: number): string[] =>
  Array.from({ length: aantal }, (_none, index) => `K${index + 1}`);

test('up to twelve names are all told, of more how many others there are', () => {
  expect(noemNamen(['K1', 'K2', 'K3'])).toBe('K1, K2 en K3');
  expect(noemNamen(namenTot(12))).toMatch(/K11 en K12$/);
  expect(noemNamen(namenTot(14))).toMatch(/^K1, .*, K12 en 2 andere$/);
});
