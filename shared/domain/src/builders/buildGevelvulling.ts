import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijde } from '@adviestool/contract/zijde';

import { createGevelvulling } from '../velden/gevelvulling.ts';

/** A complete kozijn of 4000 × 2000 mm for which the hoekanker of `buildCatalogus` is chosen on each side. */
export const buildGevelvulling = (overrides: Partial<Gevelvulling> = {}): Gevelvulling => ({
  ...createGevelvulling({
    id: 'a1b2c3d4',
    gevelvullingType: 'kozijn',
    bouwmethode: 'traditioneel',
    gebruikBevestigingsmiddelen: false,
    merk: 'K01',
    aantal: 3,
    breedte: 4000,
    hoogte: 2000,
  }),
  detailleringData: {
    plaatsing: { onderzijde: 'vloerrand', bovenzijde: 'vloerrand' },
    onderdorpel: 'houtenDorpel',
    bovendorpel: 'recht',
    afstandOnderkantSpouwlatTotBovenkantVloerrand: 0,
    spouwlatbreedte: 90,
    stelruimte: 15,
    gewichtinvoer: 'glasgewicht',
    glasgewicht: 25,
  },
  productKeuze: perZijde(() => ({ hoekanker: 'anker', bevestigingsmiddelen: null })),
  ...overrides,
});
