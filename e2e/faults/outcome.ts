import type { MarkedFile } from './markedFiles.ts';

/** What became of one marked test, or of a file of them of which nothing ran. */
export interface Outcome {
  /** From the root of the repository. */
  file: string;
  /** With the titles around it. */
  title: string;
  /** `flaky`: passed the second time. */
  result: 'passed' | 'flaky' | 'failed' | 'skipped';
  seconds: number;
}

/** Of a file of which nothing ran: each row that it shows is not held by what others show of it. */
export const outcomeOfFile = (
  { file, marks }: MarkedFile,
  result: 'failed' | 'skipped',
  why: string,
): Outcome => ({
  file,
  title: `${file}: ${why} ${[...new Set(marks)].map((mark) => `[${mark}]`).join(' ')}`,
  result,
  seconds: 0,
});

/** What a runner showed, and that it failed where it says so in its exit code alone. */
export const withExitCode = (
  files: readonly MarkedFile[],
  outcomes: readonly Outcome[],
  { runner, code }: { runner: string; code: number },
): Outcome[] =>
  code === 0 || outcomes.some(({ result }) => result === 'failed')
    ? [...outcomes]
    : [
        ...outcomes,
        ...files.map((each) => outcomeOfFile(each, 'failed', `${runner} ended with ${code}`)),
      ];

/** What all runs together showed, and of which files none did. */
export const withUnseen = (
  files: readonly MarkedFile[],
  outcomes: readonly Outcome[],
): Outcome[] => {
  const seen = new Set(outcomes.map(({ file }) => file));
  return [
    ...outcomes,
    ...files
      .filter(({ file }) => !seen.has(file))
      .map((each) => outcomeOfFile(each, 'failed', 'no test of it ran')),
  ];
};
