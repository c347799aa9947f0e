/** As deep as the contract looks into a value. */
const DEEPEST = 50;

/** Compared as numbers: a large project has millions of characters, and is read at every save. */
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENS = [0x7b, 0x5b] as const;
const CLOSES = [0x7d, 0x5d] as const;

/**
 * Whether JSON text nests its lists and objects more than 50 deep, of which whoever reads or stores it
 * may run out of stack. Reads each character once and parses nothing; text that is no JSON is judged
 * by its brackets outside strings.
 */
export const isNestedTooDeep = (text: string): boolean => {
  let depth = 0;
  let isString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (isString) {
      if (character === BACKSLASH) index += 1;
      else if (character === QUOTE) isString = false;
    } else if (character === QUOTE) isString = true;
    else if (character === OPENS[0] || character === OPENS[1]) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (character === CLOSES[0] || character === CLOSES[1]) depth -= 1;
  }
  return false;
};
