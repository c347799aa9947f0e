import type { Begun } from './begun.ts';
import { isFilledIn } from './firstPage.ts';

/** Whether something was typed before the program was there, which no page has taken over yet. */
export const isTypedEarly = (): boolean => {
  const begun: Begun | undefined = globalThis.adviestool;
  return begun !== undefined && begun.shown !== null && isFilledIn(begun.shown);
};
