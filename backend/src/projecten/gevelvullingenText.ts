import { invalidBody } from '../http/validation.ts';
import { parseStored } from '../projectinhoud/parseStored.ts';
import { refuseTeVeel } from '../projectopslag/refuseTeVeel.ts';

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks that the text is JSON of a list of objects that can be read; what is in them is the client's business.
 * @throws HttpProblem 422
 */
export const checkGevelvullingenText = (text: string): void => {
  refuseTeVeel(text);
  const list = parseStored(text);
  if (!Array.isArray(list) || !list.every(isObject)) {
    throw invalidBody('gevelvullingen_json: Ongeldige invoer.');
  }
};
