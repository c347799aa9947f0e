import type { DetailleringData, GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

import { HART_OP_HART_GRENZEN, HART_OP_HART_HSB_MET_PUI } from './uitgangspunten.ts';
import { millimeter, type Millimeter } from './units.ts';
import { vereist } from './vereist.ts';

/** The bounds that count for one side, mm, with every maximum that took part. */
export interface HartOpHart {
  readonly sMin: Millimeter;
  readonly sMax: Millimeter;
  readonly maxima: readonly number[];
}

/** s_min and s_max of a side (rekenmodel 4.1 step 10 and 3.4), mm. */
export const hartOpHart = ({
  type,
  zijde,
  maximum,
  detaillering,
}: {
  type: GevelvullingType;
  zijde: Zijde;
  /** maximumHartOpHartMaat of the side, mm. */
  maximum: number;
  detaillering: DetailleringData;
}): HartOpHart => {
  const grenzen = HART_OP_HART_GRENZEN[type][zijde];
  const maxima = [grenzen.max, maximum];
  if (zijde === 'onderzijde') {
    if (type !== 'hsb' && detaillering.onderdorpel === 'laagReliëfDorpel') {
      maxima.push(vereist(detaillering, 'maximaleHartOpHartMaatLaagReliefDorpel'));
    }
    if (
      type === 'hsb' &&
      vereist(detaillering, 'elementBevatKozijnOfSchuifpuiVanafOnderzijde') !== false
    ) {
      maxima.push(HART_OP_HART_HSB_MET_PUI);
    }
  }
  return { sMin: millimeter(grenzen.min), sMax: millimeter(Math.min(...maxima)), maxima };
};
