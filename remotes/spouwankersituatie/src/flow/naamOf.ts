import { NIEUW } from '@adviestool/contract/paths';
import type { Spouwankersituatie } from '@adviestool/contract/spouwankersituatie';

import { teksten } from './teksten.ts';

/** How a draft is called: by its merk. */
export const naamOf = ({ id, situatie }: Spouwankersituatie): string => {
  if (id === NIEUW) return teksten.nieuw;
  return situatie.merk === null ? teksten.zonderMerk : teksten.metMerk(situatie.merk);
};
