import { formatNumber } from '@adviestool/getallen/formatNumber';

import { invalid } from '../http/httpProblem.ts';
import { MOST_MEMBERS, teVeelIn } from '../projectinhoud/teVeelIn.ts';

const TEKSTEN = {
  diep: 'De gevelvullingen van dit project zijn te diep genest om te bewaren.',
  veel: `Dit project heeft te veel gevelvullingen om te bewaren, of een gevelvulling te veel velden: hoogstens ${formatNumber(MOST_MEMBERS)}.`,
};

/** Nothing that takes too much to read is stored, whichever way it comes in. @throws HttpProblem 422 */
export const refuseTeVeel = (text: string): void => {
  const teVeel = teVeelIn(text);
  if (teVeel !== null) throw invalid(TEKSTEN[teVeel]);
};
