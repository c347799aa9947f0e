import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';

import { teksten } from '../model/teksten.ts';

interface Maat {
  breedte: number;
  hoogte: number;
}

/** How much larger or smaller a size is than another, in mm; what is equal is left out. */
export const verschilTekst = (maat: Maat, ander: Maat): string =>
  (['breedte', 'hoogte'] as const)
    .flatMap((kant) => {
      const verschil = maat[kant] - ander[kant];
      if (verschil === 0) return [];
      const mm = `${formatGetal(Math.abs(verschil))}${NARROW_SPACE}mm`;
      return teksten.maten[verschil > 0 ? 'meer' : 'minder'][kant](mm);
    })
    .join(', ');
