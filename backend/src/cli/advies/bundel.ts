import type { TekstPlaats } from './plaats.ts';

/**
 * How cases are given: as a JSON array, one a line, or one over many lines. What is broken ends an array, for what
 * follows cannot be told apart any more; of lines it is one case that is wrong.
 */
export type Vorm = 'lijst' | 'regels' | 'geval';

/** Some cases that follow one another, to be calculated at once. */
export interface Bundel {
  readonly vorm: Vorm;
  /** The input that holds them, UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The begin and end of each case in `bytes`, in turn. */
  readonly grenzen: readonly number[];
  /** The place of the first byte. */
  readonly begin: TekstPlaats;
}

/** Where reading had to stop, and why. */
export interface Breuk {
  readonly vorm: Vorm;
  readonly plaats: TekstPlaats;
  readonly reden: 'json' | 'groot';
}
