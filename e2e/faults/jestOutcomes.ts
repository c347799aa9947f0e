import { relative } from 'node:path';

import { z } from 'zod';

import { ROOT } from '../../scripts/process/run.ts';
import type { MarkedFile } from './markedFiles.ts';
import { outcomeOfFile, type Outcome } from './outcome.ts';

export const jestReportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
        }),
      ),
    }),
  ),
});

type JestReport = z.infer<typeof jestReportSchema>;

const RESULTS = new Map<string, Outcome['result']>([
  ['passed', 'passed'],
  ['pending', 'skipped'],
]);

/**
 * What Jest showed of the tests of these titles; a file that failed without a test that did, because it does not load,
 * is a failure of each of its rows.
 */
export const jestOutcomes = (
  { testResults }: JestReport,
  { files, pattern }: { files: readonly MarkedFile[]; pattern: string },
): Outcome[] => {
  const isAsked = new RegExp(pattern);
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name);
    const outcomes = assertionResults
      .filter(({ fullName }) => isAsked.test(fullName))
      .map((each) => ({
        file,
        title: each.fullName,
        result: RESULTS.get(each.status) ?? ('failed' as const),
        seconds: (each.duration ?? 0) / 1000,
      }));
    if (status !== 'failed' || outcomes.some(({ result }) => result === 'failed')) return outcomes;
    const marked = files.filter((each) => each.file === file);
    return [...outcomes, ...marked.map((each) => outcomeOfFile(each, 'failed', 'did not load'))];
  });
};
