import { expect, test } from '@jest/globals';

import { deployedIn, deployedNowhere } from './deployedIn.ts';

const RELEASE = { host: '2.0.0', account: '1.2.0', projects: '1.0.0' };

test('a part is deployed in a release that has its version, and in no other', () => {
  const parts = ['account', 'nergens'];
  expect(deployedIn(RELEASE, { parts })).toEqual(['account']);
  expect(deployedIn(RELEASE, { parts, versions: { account: '1.2.0' } })).toEqual(['account']);
  expect(deployedIn(RELEASE, { parts, versions: { account: '1.3.0' } })).toEqual([]);
});

test('a version that no release has was opened by nobody, and so is one of a site without a release', () => {
  const deployed = { parts: ['account', 'host'], versions: { account: '1.3.0', host: '2.0.0' } };
  const line = 'account 1.3.0: no release that visitors would get has it.';
  expect(deployedNowhere([RELEASE], deployed)).toEqual([line]);
  expect(deployedNowhere([RELEASE, { ...RELEASE, account: '1.3.0' }], deployed)).toEqual([]);
  expect(deployedNowhere([], deployed)).toEqual([
    line,
    'host 2.0.0: no release that visitors would get has it.',
  ]);
});
