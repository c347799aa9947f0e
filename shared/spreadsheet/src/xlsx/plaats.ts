import { LeesFoutError } from '../leesFout.ts';
import { teksten } from '../teksten.ts';

/** The last row and column that a workbook can have. */
const LAST = { rij: 1_048_576, kolom: 16_384 } as const;

const ADDRESS = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/;

interface CelAdres {
  rij: number;
  kolom: number;
}

export const isInSheet = ({ rij, kolom }: CelAdres): boolean =>
  rij >= 1 && rij <= LAST.rij && kolom >= 1 && kolom <= LAST.kolom;

/**
 * `C5` as a row and column.
 * @throws LeesFoutError when no sheet has that place
 */
export const parsePlaats = (address: string): CelAdres => {
  const [, letters = '', rij = ''] = ADDRESS.exec(address) ?? [];
  let kolom = 0;
  for (const letter of letters) kolom = kolom * 26 + (letter.codePointAt(0) ?? 0) - 64;
  const plek = { rij: Number(rij), kolom };
  if (!isInSheet(plek)) throw new LeesFoutError('kapot', teksten.kapot);
  return plek;
};
