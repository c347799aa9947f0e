import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { PerZijde, Zijde } from '@adviestool/contract/zijde';

import type { Advies } from '../rekenen/advies.ts';
import { completeSchema } from '../velden/completeSchema.ts';
import { KADER_REGISTER } from '../velden/kaderVelden.ts';
import { selectVelden } from '../velden/register.ts';
import { estimateAnkers } from './estimateAnkers.ts';
import type { KaderSoort, TekeningGegevens, ZijdeAnkers } from './tekeningGegevens.ts';

/** The sizes that can be drawn are those that can be calculated. */
const maatSchema = completeSchema<{ breedte: number; hoogte: number }>({
  register: selectVelden(KADER_REGISTER, ['breedte', 'hoogte']),
});

export interface GevelvullingTekening {
  gegevens: TekeningGegevens;
  /** At least one side has no advice yet: its hoekankers stand at the largest distance. */
  voorlopig: boolean;
}

const SOORT_OF_PLAATSING = {
  vloerrand: 'vloer',
  binnenmuur: 'binnenmuur',
  latei: 'latei',
} as const;

const soortOf = (value: keyof typeof SOORT_OF_PLAATSING | null | undefined): KaderSoort | null =>
  value === null || value === undefined ? null : SOORT_OF_PLAATSING[value];

/** What surrounds each side, as far as it is known. */
const kaderOf = ({
  gevelvullingEnKaderData: { bouwmethode },
  detailleringData: { plaatsing },
}: Gevelvulling): PerZijde<KaderSoort | null> => {
  if (bouwmethode === 'prefab') {
    return { onderzijde: 'prefab', zijkanten: 'prefab', bovenzijde: 'prefab' };
  }
  return {
    onderzijde: soortOf(plaatsing?.onderzijde),
    zijkanten: plaatsing === undefined ? null : 'binnenmuur',
    bovenzijde: soortOf(plaatsing?.bovenzijde),
  };
};

/** The hoekankers of an advice, or null when the side has none yet. */
const advisedAnkers = (advies: Advies | null, zijde: Zijde): ZijdeAnkers | null => {
  const side = advies?.zijden[zijde];
  if (side === undefined || side.status === 'GEEN_PRODUCT' || side.posities.length === 0)
    return null;
  const { posities, hartOpHart, randafstand, status } = side;
  return { posities, hartOpHart, randafstand, status: status === 'VOLDOET' ? 'ok' : 'bad' };
};

/** What the drawing shows of a gevelvulling; null while the type is missing or a size is not valid yet. */
export const readTekening = (
  gevelvulling: Gevelvulling,
  advies: Advies | null,
): GevelvullingTekening | null => {
  const { gevelvullingType } = gevelvulling.gevelvullingEnKaderData;
  if (gevelvullingType === null || gevelvullingType === undefined) return null;
  const maten = maatSchema.safeParse(gevelvulling.gevelvullingEnKaderData);
  if (!maten.success) return null;
  const { breedte, hoogte } = maten.data;
  let voorlopig = false;
  const zijden: Partial<PerZijde<ZijdeAnkers>> = {};
  for (const zijde of gevelvulling.verankerdeZijden) {
    const advised = advisedAnkers(advies, zijde);
    voorlopig ||= advised === null;
    zijden[zijde] =
      advised ??
      estimateAnkers({
        type: gevelvullingType,
        zijde,
        lengte: zijde === 'zijkanten' ? hoogte : breedte,
        randafstand: gevelvulling.afstandHoekGevelvullingTotEersteAnker[zijde],
        maximum: advies?.zijden[zijde]?.sMax ?? gevelvulling.maximumHartOpHartMaat[zijde],
      });
  }
  return {
    gegevens: { type: gevelvullingType, breedte, hoogte, zijden, kader: kaderOf(gevelvulling) },
    voorlopig,
  };
};
