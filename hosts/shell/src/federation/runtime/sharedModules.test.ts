import { expect, test } from '@jest/globals';
import { satisfies } from 'semver';

import { provideModule, takeModule } from './sharedModules.ts';

const NUMBERS = [0, 1, 2];

const VERSIONS = NUMBERS.flatMap((major) =>
  NUMBERS.flatMap((minor) => NUMBERS.map((patch) => `${major}.${minor}.${patch}`)),
);

/** But for one that says nothing, which the host reads as no range. */
const RANGES = [
  ...['^', '~', '>=', '<', '<=', '>', '', '=']
    .flatMap((sign) => VERSIONS.map((version) => `${sign}${version}`))
    .filter((range) => range !== '>=0.0.0'),
  ...VERSIONS.map((version) => `>=${version} <2.1.0`),
  ...VERSIONS.map((version) => `^0.1.0 || ^${version}`),
  '*',
  '1',
  '1.2',
  '1.x',
  '>=1',
  '~1.2',
  '0.1.0 - 1.1.0',
  'latest',
];

const isTaken = (range: string): boolean => {
  try {
    takeModule('a remote', { shareKey: 'react', requiredVersion: range }, () => false);
    return true;
  } catch {
    return false;
  }
};

test('the host takes the ranges that npm takes, for which a release is composed', () => {
  const differing: string[] = [];
  for (const version of VERSIONS) {
    provideModule('react', version, () => 'react');
    for (const range of RANGES) {
      if (isTaken(range) !== satisfies(version, range)) differing.push(`${version} in ${range}`);
    }
  }
  expect(differing).toEqual([]);
});
