import { stripVTControlCharacters } from 'node:util';

/** How many tests or steps passed. */
export interface Count {
  passed: number;
  failed: number;
  /** Each of its tests, where it knows. */
  tests?: readonly RunTest[];
}

/** A test that was run. */
export interface RunTest {
  /** File and name. */
  name: string;
  /** ms */
  duration: number;
  /** The first line of what it said when it failed; null: it did not. */
  fault: string | null;
}

/** The first line of what a runner says of a failure, without the colours of a terminal. */
export const faultOf = (message: string): string =>
  stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? '';
