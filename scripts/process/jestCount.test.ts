import { join } from 'node:path';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

import { jestCount, type JestReport } from './jestCount.ts';
import { ROOT } from './run.ts';

const file = (name: string, status: string, ...tests: string[]) => ({
  name: join(ROOT, name),
  status,
  message: '',
  assertionResults: tests.map((fullName) => ({ fullName, duration: 5, failureMessages: [] })),
});

const report = (given: Partial<JestReport> = {}): JestReport => ({
  numPassedTests: 1,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [file('scripts/een.test.ts', 'passed', 'a')],
  ...given,
});

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a run is counted by test', () => {
  expect(jestCount(report(), 0)).toEqual({
    passed: 1,
    failed: 0,
    tests: [{ name: 'scripts/een.test.ts › a', duration: 5, fault: null }],
  });
});

test('a test that failed and a file that does not load are named with the first line of their fault', () => {
  const failed = file('scripts/een.test.ts', 'failed', 'a');
  const unloaded = file('scripts/twee.test.ts', 'failed');
  const testResults = [
    {
      ...failed,
      assertionResults: failed.assertionResults.map((result) => ({
        ...result,
        failureMessages: ['a\n\u001B[31mError: one line\u001B[39m\nand more'],
      })),
    },
    { ...unloaded, message: 'Cannot find module\nand more' },
  ];
  expect(jestCount(report({ testResults, numFailedTests: 1 }), 1).tests).toEqual([
    { name: 'scripts/een.test.ts › a', duration: 5, fault: 'Error: one line' },
    { name: 'scripts/twee.test.ts', duration: 0, fault: 'Cannot find module' },
  ]);
});

test.each<[string, JestReport | null, number]>([
  ['that ended before its tests, or has none', null, 0],
  ['of which a file does not load', report({ numRuntimeErrorTestSuites: 1 }), 1],
  ['that says so in its exit code alone', report(), 1],
  [
    'of which a file has no test',
    report({
      testResults: [
        file('scripts/een.test.ts', 'passed', 'a'),
        file('scripts/leeg.test.ts', 'passed'),
      ],
    }),
    0,
  ],
])('a run %s has failed', (_which, given, code) => {
  expect(jestCount(given, code)).toMatchObject({ failed: 1 });
});
