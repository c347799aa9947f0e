import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import type { Advies } from '../rekenen/advies.ts';

/** Who places hoekankers measures by what was advised, and not by an estimate of the other sides. */
export const zijdenMetAdvies = (
  gevelvulling: Gevelvulling,
  advies: Advies | null,
): Gevelvulling => ({
  ...gevelvulling,
  verankerdeZijden: gevelvulling.verankerdeZijden.filter(
    (zijde) => advies?.zijden[zijde]?.geadviseerd,
  ),
});
