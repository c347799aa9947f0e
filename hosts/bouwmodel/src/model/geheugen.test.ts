import { expect, test } from '@jest/globals';

import { geheugenVoor, VEEL } from './geheugen.ts';

test.each([
  ['gevel.ifc', 20_000_000, false],
  ['toren.ifc', 300_000_000, true],
  ['gevel.ifczip', 3_000_000, false],
  ['toren.IFCZIP', 50_000_000, true],
])('%s of %d bytes is asked about: %s', (name, size, isVeel) => {
  expect(geheugenVoor({ name, size }) >= VEEL).toBe(isVeel);
});

test('a model of 300 MB needs 1.4 GB', () => {
  expect(geheugenVoor({ name: 'toren.ifc', size: 300_000_000 })).toBeCloseTo(1.4e9, -8);
});
