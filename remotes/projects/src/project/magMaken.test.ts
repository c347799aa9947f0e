import { afterEach, expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';

import { logIn, logOut } from '../builders/logIn.ts';
import { magMaken } from './magMaken.ts';

afterEach(logOut);

test.each([
  [['company-member'], true],
  [['company-member', 'company-employee'], true],
  [['company-member', 'company-moderator'], true],
  [['company-member', 'company-administrator'], true],
  [['company-member', 'company-dashboard'], false],
  [['company-member', 'company-dashboard', 'company-employee'], true],
])('%j makes projects: %s', (roles, may) => {
  logIn(roles);
  expect(magMaken(buildHost())).toBe(may);
});

test('who is no member of the company makes none there', () => {
  logIn(['company-member']);
  const host = buildHost();
  const elsewhere = { ...host.config.variant, groupId: host.config.variant.groupId + 1 };
  expect(magMaken(buildHost({ config: { ...host.config, variant: elsewhere } }))).toBe(false);
});
