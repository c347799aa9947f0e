import { expect, test } from '@jest/globals';

import { isPageOf } from './claims.ts';

const PATHS = [
  '/',
  'geen-toegang',
  'project/:projectId',
  'project/:projectId/gevelvulling/:gevelvullingId',
  'handleiding/:hoofdstuk?',
  'hulp/*',
];

test.each([
  ['/', true],
  ['/geen-toegang', true],
  ['/Geen-Toegang/', true],
  ['/project/:projectId', true],
  ['/project/:projectId/gevelvulling/nieuw', true],
  ['/handleiding', true],
  ['/handleiding/wind?regel=3#tabel', true],
  ['/hulp', true],
  ['/hulp/een/twee', true],
  ['/nergens', false],
  ['/project', false],
  ['/project/:projectId/bouwlijst', false],
  ['/handleiding/wind/tabel', false],
  ['/:naam', false],
])('whether a menu that leads to %s leads to a page: %s', (to, expected) => {
  expect(isPageOf(PATHS, to)).toBe(expected);
});
