import { expect, test } from '@jest/globals';

import { beheertProjecten, GROUP_ROLES, LID_ROLLEN, maaktProjecten, rolOf } from './rollen.ts';

test('every role of a group is named once', () => {
  expect(new Set(GROUP_ROLES).size).toBe(GROUP_ROLES.length);
  expect(LID_ROLLEN.length).toBeGreaterThan(0);
});

test('of several given roles the one that may most is told, and of those that nobody gives none', () => {
  expect(rolOf(['company-administrator', 'company-member', 'company-employee'])).toBe(
    'company-administrator',
  );
  expect(rolOf(['company-dashboard', 'company-employee'])).toBe('company-dashboard');
  expect(rolOf(['company-member', 'constructor', 'company-outsider'])).toBeNull();
});

test.each([
  [['company-member'], true, false],
  [['company-dashboard'], false, false],
  [['company-member', 'company-dashboard', 'company-employee'], true, false],
  [['company-moderator'], true, true],
  [['constructor'], true, false],
])('%j makes projects: %s, manages all: %s', (rollen, maakt, beheert) => {
  expect([maaktProjecten(rollen), beheertProjecten(rollen)]).toEqual([maakt, beheert]);
});
