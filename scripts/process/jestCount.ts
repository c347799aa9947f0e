import { relative } from 'node:path';

import type { Count } from './count.ts';
import { ROOT } from './run.ts';

/** What Jest writes with `--json`. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that do not load. */
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
}

/**
 * Counts a run by test. A file that does not load has failed, and so has one that ran without a test, which the runner of
 * a shared process passes; a run that wrote no report, because it ended before its tests or found none, has failed once.
 * @param report null: there is none
 * @param code how the run ended
 */
export const jestCount = (report: JestReport | null, code: number): Count => {
  if (report === null) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report;
  const empty = testResults.filter(
    ({ status, assertionResults }) => status === 'passed' && assertionResults.length === 0,
  );
  for (const { name } of empty) console.log(`${relative(ROOT, name)} ran without a test.`);
  const failed = numFailedTests + numRuntimeErrorTestSuites + empty.length;
  return {
    passed: numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative(ROOT, name)} › ${fullName}`,
        duration: duration ?? 0,
      })),
    ),
  };
};
