import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijde } from '@adviestool/contract/zijde';

import { voorbeeldGevelvulling } from '../voorbeeld/voorbeeldGevelvulling.ts';

/** A complete kozijn of 4000 × 2000 mm for which the hoekanker of `buildCatalogus` is chosen on each side. */
export const buildGevelvulling = (overrides: Partial<Gevelvulling> = {}): Gevelvulling => ({
  ...voorbeeldGevelvulling(
    {
      id: 'a1b2c3d4',
      gevelvullingType: 'kozijn',
      merk: 'K01',
      aantal: 3,
      breedte: 4000,
      hoogte: 2000,
    },
    { bovendorpel: 'recht', gewichtinvoer: 'glasgewicht', glasgewicht: 25 },
  ),
  productKeuze: perZijde(() => ({ hoekanker: 'anker', bevestigingsmiddelen: null })),
  ...overrides,
});
