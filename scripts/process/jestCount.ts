import { relative } from 'node:path';

import { faultOf, type Count, type RunTest } from './count.ts';
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
    /** Why it does not load. */
    message: string;
    assertionResults: {
      fullName: string;
      duration?: number | null;
      failureMessages: string[] | null;
    }[];
  }[];
}

/** A runner in a shared process says the name of the test first. */
const withoutName = (message: string, name: string): string =>
  message.startsWith(name) ? message.slice(name.length) : message;

const testsOf = ({
  name: path,
  status,
  message,
  assertionResults,
}: JestReport['testResults'][number]): RunTest[] => {
  const name = relative(ROOT, path);
  if (status === 'failed' && assertionResults.length === 0)
    return [{ name, duration: 0, fault: faultOf(message) }];
  return assertionResults.map(({ fullName, duration, failureMessages }) => ({
    name: `${name} › ${fullName}`,
    duration: duration ?? 0,
    fault:
      failureMessages?.[0] === undefined
        ? null
        : faultOf(withoutName(failureMessages[0], fullName)),
  }));
};

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
    tests: testResults.flatMap(testsOf),
  };
};
