import { exceeds } from './formule.ts';
import { MAXIMALE_UNITY_CHECK } from './uitgangspunten.ts';

/**
 * Whether a unity check (load divided by resistance) holds (rekenmodel 4.1 step 13). Apart from `toets`,
 * because every page writes numbers, and most of them have no formula.
 */
export const isVoldoende = (unityCheck: number): boolean =>
  !exceeds(unityCheck, MAXIMALE_UNITY_CHECK.waarde);
