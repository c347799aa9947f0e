import { expect, test } from '@jest/globals';

import { announcement } from './announcement.ts';
import { readConfig } from './config/config.ts';

const DATABASE_URL = 'postgres://db/adviestool';
const SIGN_KEY = 'x'.repeat(32);
const RAPPORT_SLEUTELS = '/etc/sleutels.json';

test.each([
  ['one process with its own database', {}, null],
  ['an instance without shared keys', { DATABASE_URL }, 'SIGN_KEY en RAPPORT_SLEUTELS'],
  ['an instance without one of them', { DATABASE_URL, SIGN_KEY }, 'RAPPORT_SLEUTELS'],
  ['an instance with both', { DATABASE_URL, SIGN_KEY, RAPPORT_SLEUTELS }, null],
])('%s says which keys it made for itself', (_what, environment, expected) => {
  const { unseededBy, unsharedKeys } = readConfig(environment);
  const said = announcement({
    url: 'http://localhost:3000',
    bouwmodel: null,
    isSeeded: false,
    unseededBy,
    unsharedKeys,
    missingGroups: [],
    metrics: null,
  });
  const line = said.split('\n').find((each) => each.startsWith('Met eigen sleutels'));
  expect(line ?? null).toBe(
    expected && `Met eigen sleutels: geef alle instanties op deze database dezelfde ${expected}.`,
  );
});

test('a variant whose group is not there is named', () => {
  const said = announcement({
    url: 'http://localhost:3000',
    bouwmodel: null,
    isSeeded: false,
    unseededBy: [],
    unsharedKeys: [],
    missingGroups: [{ variant: 'proef', groupId: 12 }],
    metrics: null,
  });
  expect(said).toContain(
    'Variant proef is van groep 12, die deze database niet heeft: daar kan niemand werken.',
  );
});
