import { beforeEach, expect, test } from '@jest/globals';

import { readOnthouden, rememberBronnen, rememberMerk } from './onthoudenBronnen.ts';

beforeEach(() => localStorage.clear());

const BUREAU = { organisatie: 'Bureau A', programma: 'Autodesk Revit 2021 (ENU)' };

test('what was chosen is kept for an office and a program, whatever its release', () => {
  rememberMerk(BUREAU, 'Type Mark');
  rememberBronnen(BUREAU, { gevel: 'Bureau.Aanzicht' });
  const later = { ...BUREAU, programma: 'Autodesk Revit 2026 (NLD)' };
  expect(readOnthouden(later)).toEqual({ merk: 'Type Mark', gevel: 'Bureau.Aanzicht' });
  // Taking one back leaves the merk as it was.
  rememberBronnen(later, {});
  expect(readOnthouden(BUREAU)).toEqual({ merk: 'Type Mark' });
});

test.each([
  ['another office', { ...BUREAU, organisatie: 'Bureau B' }],
  ['another program', { ...BUREAU, programma: 'ARCHICAD-64' }],
])('%s has choices of its own', (_what, other) => {
  rememberMerk(BUREAU, null);
  expect(readOnthouden(BUREAU)).toEqual({ merk: null });
  expect(readOnthouden(other)).toEqual({});
});
