/** How many tests or steps passed. */
export interface Count {
  passed: number;
  failed: number;
  /** How long each of its tests took, where it knows. */
  tests?: readonly TimedTest[];
}

export interface TimedTest {
  /** File and name. */
  name: string;
  /** ms */
  duration: number;
}
