import type { Fault } from './faultTable.ts';
import { marksIn, nameOf } from './marks.ts';
import type { Outcome } from './outcome.ts';

export interface Verdict {
  says: 'held' | 'not held' | 'skipped';
  /** Of all its tests together. */
  seconds: number;
  tests: number;
  /** Titles of the tests that keep it from being held, or passed the second time only. */
  because: string[];
}

/** A row is held when tests ran for it and none failed; a test that was skipped counts as nothing shown. */
export const verdictOf = (fault: Fault, outcomes: readonly Outcome[]): Verdict => {
  const own = outcomes.filter(({ title }) => marksIn(title).includes(nameOf(fault)));
  const titlesOf = (result: Outcome['result']): string[] =>
    own.filter((outcome) => outcome.result === result).map(({ title }) => `${result}: ${title}`);
  const seconds = own.reduce((sum, outcome) => sum + outcome.seconds, 0);
  const verdict = { seconds, tests: own.length };
  const failed = titlesOf('failed');
  if (own.length === 0) return { ...verdict, says: 'not held', because: ['no test ran'] };
  if (failed.length > 0) return { ...verdict, says: 'not held', because: failed };
  const skipped = titlesOf('skipped');
  if (skipped.length > 0) return { ...verdict, says: 'skipped', because: skipped };
  return { ...verdict, says: 'held', because: titlesOf('flaky') };
};
