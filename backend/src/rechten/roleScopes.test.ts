import { expect, test } from '@jest/globals';
import { beheertProjecten, LID_ROLLEN, maaktProjecten } from '@adviestool/contract/rollen';

import { CREATE, MANAGE } from './roleScopes.ts';

test.each(LID_ROLLEN)('what pages say that a %s may is what the backend grants', (rol) => {
  expect(maaktProjecten([rol])).toBe(CREATE[rol] === 'all');
  expect(beheertProjecten([rol])).toBe(MANAGE[rol] === 'all');
});
