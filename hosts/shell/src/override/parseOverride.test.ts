import { hideNewerApis } from '@adviestool/contract/builders/hideNewerApis';
import { afterAll, expect, test } from '@jest/globals';

import { parseOverride } from './parseOverride.ts';

afterAll(hideNewerApis());

const rules = (production = false) => ({
  variant: {
    remoteOverrideOrigins: ['http://localhost:*', 'https://proef.example.nl'],
    environment: { label: 'Demo', production },
  },
});

test.each([
  ['projects@http://localhost:3102/', 'projects', 'http://localhost:3102/'],
  ['account@http://localhost:80', 'account', 'http://localhost/'],
  ['mijn-meldingen@http://localhost:3102/', 'mijn-meldingen', 'http://localhost:3102/'],
  [
    'account@https://proef.example.nl/remotes/account/2',
    'account',
    'https://proef.example.nl/remotes/account/2/',
  ],
  ['account@https://proef.example.nl/?x#y', 'account', 'https://proef.example.nl/'],
])('%s takes %s from %s', (text, id, base) => {
  expect(parseOverride(text, rules())).toEqual({ id, base });
});

test.each([
  ['', 'is geen vervanging'],
  ['projects', 'is geen vervanging'],
  ['projects@localhost:3102', 'is geen vervanging'],
  ['projects@javascript:alert(1)', 'is geen vervanging'],
  ['projects@http://', 'is geen vervanging'],
  ['toString@http://localhost:3102/', 'is geen vervanging'],
  ['__proto__@http://localhost:3102/', 'is geen vervanging'],
  ['projects@https://localhost:3102/', 'https://localhost:3102 staat niet onder'],
  ['projects@http://localhost.example.nl:3102/', 'staat niet onder remoteOverrideOrigins'],
  ['projects@http://localhost@example.nl/', 'http://example.nl staat niet onder'],
  ['projects@https://proef.example.nl:8443/', 'https://proef.example.nl:8443 staat niet onder'],
])('%j is refused: %s', (text, reason) => {
  expect(() => parseOverride(text, rules())).toThrow(reason);
});

test('in production no origin is on the list', () => {
  expect(() => parseOverride('projects@http://localhost:3102/', rules(true))).toThrow(
    'http://localhost:3102 staat niet onder',
  );
});
