import { teVeelIn } from './teVeelIn.ts';

/** What a JSON text of gevelvullingen says; undefined: it is no JSON, or takes too much to read. */
export const parseStored = (text: string): unknown => {
  if (teVeelIn(text) !== null) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};
