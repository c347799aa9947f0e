import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Standaard } from '@adviestool/contract/standaarden';
import { mapZijden } from '@adviestool/contract/zijde';

import { applyDetaillering, applyKader } from './gevelvulling.ts';
import { withoutModel } from './withoutModel.ts';
import { withoutPlaats } from './withoutPlaats.ts';

/** What gevelvullingen of the same type can begin with: everything but its identity, merk, aantal, sizes and place. */
export const standaardOf = (gevelvulling: Gevelvulling): Standaard => {
  const {
    id: _id,
    gevelvullingType: _gevelvullingType,
    merk: _merk,
    aantal: _aantal,
    hoogte: _hoogte,
    breedte: _breedte,
    ...gevelvullingEnKaderData
  } = withoutPlaats(withoutModel(gevelvulling.gevelvullingEnKaderData));
  const {
    detailleringData,
    afstandHoekGevelvullingTotEersteAnker,
    maximumHartOpHartMaat,
    productKeuze,
  } = gevelvulling;
  return {
    gevelvullingEnKaderData,
    detailleringData,
    afstandHoekGevelvullingTotEersteAnker,
    maximumHartOpHartMaat,
    productKeuze,
  };
};

/**
 * Takes over the standard of the gevelvulling's type, as far as its variant asks it. What the standard has no answer
 * to stays. Products are not checked against the catalogue: `settleGevelvulling` does that.
 */
export const applyStandaard = (gevelvulling: Gevelvulling, standaard: Standaard): Gevelvulling => {
  const kader = applyKader(gevelvulling, standaard.gevelvullingEnKaderData);
  const detaillering = applyDetaillering(kader, {
    ...kader.detailleringData,
    ...standaard.detailleringData,
  });
  const { productKeuze = detaillering.productKeuze } = standaard;
  return {
    ...detaillering,
    afstandHoekGevelvullingTotEersteAnker: {
      ...detaillering.afstandHoekGevelvullingTotEersteAnker,
      ...standaard.afstandHoekGevelvullingTotEersteAnker,
    },
    maximumHartOpHartMaat: {
      ...detaillering.maximumHartOpHartMaat,
      ...standaard.maximumHartOpHartMaat,
    },
    productKeuze: {
      ...detaillering.productKeuze,
      ...mapZijden(productKeuze, (keuze, zijde) =>
        detaillering.verankerdeZijden.includes(zijde) ? keuze : detaillering.productKeuze[zijde],
      ),
    },
  };
};
