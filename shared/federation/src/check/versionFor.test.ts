import { expect, test } from '@jest/globals';

import { versionFor } from './versionFor.ts';

const PUBLISHED = ['1.0.0', '1.1.0', '1.2.0', '1.2.1', '1.10.0-proef.1'];

test.each([
  ['latest', '1.2.1'],
  ['previous', '1.1.0'],
  ['1.2.0', '1.2.0'],
  ['^1.0.0', '1.2.1'],
  ['~1.1', '1.1.0'],
  ['1.10.0-proef.1', '1.10.0-proef.1'],
])('%s is the version %s', (given, version) => {
  expect(versionFor(given, PUBLISHED)).toBe(version);
});

test('what is not published is refused with what is', () => {
  expect(() => versionFor('2.0.0', PUBLISHED)).toThrow(
    '--host: there is no host 2.0.0. Published are 1.2.1, 1.2.0, 1.1.0, 1.0.0',
  );
  expect(() => versionFor('vorige', PUBLISHED)).toThrow('there is no host vorige');
});

test('without a minor before the newest that one is not checked', () => {
  expect(() => versionFor('previous', ['1.0.0', '1.0.1'])).toThrow(
    'No host of a minor before 1.0.1 is published yet: previous was not checked.',
  );
  expect(() => versionFor('latest', [])).toThrow('No host is published yet');
});
