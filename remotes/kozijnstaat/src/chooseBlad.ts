import type { Onthouden } from '@adviestool/kozijnstaten/findKop';
import { readKozijnstaat } from '@adviestool/kozijnstaten/readKozijnstaat';
import type { Blad } from '@adviestool/spreadsheet/leesFout';

/** The sheet to begin with: the first that Excel shows and that has gevelvullingen; else the first. */
export const chooseBlad = (bladen: readonly Blad[], onthouden: Onthouden): number => {
  const isLijst = ({ verborgen, rijen }: Blad): boolean =>
    !verborgen && readKozijnstaat(rijen, { onthouden }).fout === null;
  return Math.max(0, bladen.findIndex(isLijst));
};
