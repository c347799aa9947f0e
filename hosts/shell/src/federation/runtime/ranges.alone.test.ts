import { expect, test } from '@jest/globals';
import { satisfies } from 'semver';

import { isWithin, readyFor, type Pair } from './ranges.ts';

const NUMBERS = [0, 1, 2];

const VERSIONS = NUMBERS.flatMap((major) =>
  NUMBERS.flatMap((minor) => NUMBERS.map((patch) => `${major}.${minor}.${patch}`)),
);

const CARETS = VERSIONS.map((version) => `^${version}`);

/** But for one that says nothing, which the host reads as no range. */
const OTHERS = [
  ...['~', '>=', '<', '<=', '>', '', '=']
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

const pairsWith = (ranges: readonly string[]): Pair[] =>
  VERSIONS.flatMap((version) => ranges.map((range): Pair => [version, range]));

const differing = (ranges: readonly string[]): string[] =>
  pairsWith(ranges)
    .filter(([version, range]) => isWithin(version, range) !== satisfies(version, range))
    .map(([version, range]) => `${version} in ${range}`);

test('ranges as builds write them are read as npm reads them, and nothing is fetched for them', () => {
  expect(readyFor(pairsWith(CARETS))).toBeNull();
  expect(differing(CARETS)).toEqual([]);
});

test('no version is in a range of another form until the code for it has come', async () => {
  expect(isWithin('1.2.0', '>=1.0.0')).toBe(false);
  await readyFor(pairsWith(OTHERS));
  expect(isWithin('1.2.0', '>=1.0.0')).toBe(true);
});

test('then those are read as npm reads them, for which a release is composed', async () => {
  await readyFor(pairsWith(OTHERS));
  expect(readyFor(pairsWith(OTHERS))).toBeNull();
  expect(differing([...OTHERS, ...CARETS])).toEqual([]);
});

test('a version that is not released yet is compared by that code', async () => {
  await readyFor([['1.2.0-beta.2', '^1.2.0-beta.1']]);
  expect(isWithin('1.2.0-beta.1', '^1.2.0')).toBe(false);
  expect(isWithin('1.2.0-beta.2', '^1.2.0-beta.1')).toBe(true);
});
