import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';

import { teksten } from '../model/teksten.ts';

/** Width × height in mm, or that there is none. */
export const maatTekst = ({
  breedte,
  hoogte,
}: {
  breedte: number | null;
  hoogte: number | null;
}): string =>
  breedte === null || hoogte === null
    ? teksten.zonderMaat
    : `${formatGetal(breedte)} × ${formatGetal(hoogte)}${NARROW_SPACE}mm`;
