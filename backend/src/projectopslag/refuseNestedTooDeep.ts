import { invalid } from '../http/httpProblem.ts';
import { isNestedTooDeep } from '../projectinhoud/isNestedTooDeep.ts';

/** Nothing that is nested so is stored, whichever way it comes in. @throws HttpProblem 422 */
export const refuseNestedTooDeep = (text: string): void => {
  if (isNestedTooDeep(text)) {
    throw invalid('De gevelvullingen van dit project zijn te diep genest om te bewaren.');
  }
};
