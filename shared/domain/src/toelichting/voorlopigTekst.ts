import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';

import type { ZijdeAdvies } from '../rekenen/advies.ts';
import { nodigWind } from '../rekenen/toets.ts';
import { adviesTeksten } from './adviesTeksten.ts';
import { formatBenodigdeKracht } from './getallen.ts';

/** What is known of a side before a hoekanker is chosen: how many, and what each must hold. */
export const voorlopigTekst = ({ nAfstand, FwEd }: ZijdeAdvies): string => {
  const kracht = formatBenodigdeKracht(nodigWind.reken({ F_w_Ed: FwEd, n_afst: nAfstand }));
  return `Voorlopig advies op hart-op-hartafstand: ten minste ${adviesTeksten.hoekankers(nAfstand)}, elk met een rekenwaarde van ten minste ${kracht}${NARROW_SPACE}kN op wind.`;
};
