/** As deep as the contract looks into a value. */
const DEEPEST = 50;

const OPENS = new Set(['{', '[']);
const CLOSES = new Set(['}', ']']);

/**
 * Whether JSON text nests its lists and objects more than 50 deep, of which whoever reads or stores it
 * may run out of stack. Reads each character once and parses nothing; text that is no JSON is judged
 * by its brackets outside strings.
 */
export const isNestedTooDeep = (text: string): boolean => {
  let depth = 0;
  let isString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isString) {
      if (character === '\\') index += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (OPENS.has(character)) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (CLOSES.has(character)) depth -= 1;
  }
  return false;
};
