/** As deep as the contract looks into a value. */
const DEEPEST = 50;

/** Members of one list or object: no project has as many gevelvullingen, and no gevelvulling as many fields. */
export const MOST_MEMBERS = 20_000;

/** Compared as numbers: a large project has millions of characters, and is read at every save. */
const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENS = [0x7b, 0x5b] as const;
const CLOSES = [0x7d, 0x5d] as const;

/**
 * What of JSON text takes too much to read: lists and objects more than 50 deep (`diep`), of which whoever
 * reads them may run out of stack, or one with more than 20,000 members (`veel`), which would hold the
 * thread for seconds; null: nothing. Reads each character once and parses nothing; text that is no JSON is
 * judged by its brackets and commas outside strings.
 */
export const teVeelIn = (text: string): 'diep' | 'veel' | null => {
  const commas = new Uint32Array(DEEPEST + 2);
  let depth = 0;
  let isString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (isString) {
      if (character === BACKSLASH) index += 1;
      else if (character === QUOTE) isString = false;
    } else if (character === QUOTE) isString = true;
    else if (character === COMMA) {
      const count = (commas[depth] ?? 0) + 1;
      if (count >= MOST_MEMBERS) return 'veel';
      commas[depth] = count;
    } else if (character === OPENS[0] || character === OPENS[1]) {
      depth += 1;
      if (depth > DEEPEST) return 'diep';
      commas[depth] = 0;
    } else if (character === CLOSES[0] || character === CLOSES[1]) depth -= 1;
  }
  return null;
};
