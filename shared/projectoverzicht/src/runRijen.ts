import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import type { GevelvullingRij } from './gevelvullingRij.ts';

/** Gevelvullingen between two pauses: a few milliseconds of work, so that a key does not wait. */
const BATCH = 20;

type RijOf = (gevelvulling: Gevelvulling) => GevelvullingRij;

/** Lets what waits go first: a key, a frame. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Works out the rows in parts. @returns null when it was stopped meanwhile */
export const runRijen = async (
  gevelvullingen: readonly Gevelvulling[],
  rijOf: RijOf,
  signal: AbortSignal,
): Promise<GevelvullingRij[] | null> => {
  const rijen: GevelvullingRij[] = [];
  for (let start = 0; start < gevelvullingen.length; start += BATCH) {
    await pause();
    if (signal.aborted) return null;
    rijen.push(...gevelvullingen.slice(start, start + BATCH).map(rijOf));
  }
  return rijen;
};
