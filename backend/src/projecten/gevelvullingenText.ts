import { invalidBody } from '../http/validation.ts';
import { isNestedTooDeep } from '../projectinhoud/isNestedTooDeep.ts';

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfObjects = (text: string): boolean => {
  if (isNestedTooDeep(text)) return false;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isObject);
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
};

/**
 * Checks that the text is JSON of a list of objects, none nested too deeply; what is in them is the client's business.
 * @throws HttpProblem 422
 */
export const checkGevelvullingenText = (text: string): void => {
  if (!isListOfObjects(text)) throw invalidBody('gevelvullingen_json: Ongeldige invoer.');
};
