/** What became of one marked test. */
export interface Outcome {
  /** With the titles around it. */
  title: string;
  /** `flaky`: passed the second time. */
  result: 'passed' | 'flaky' | 'failed' | 'skipped';
  seconds: number;
}
