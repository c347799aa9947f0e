import { exceeds } from './afronding.ts';
import { getal } from './getal.ts';
import { MAXIMALE_UNITY_CHECK } from './uitgangspunten.ts';

/** Whether a unity check (load divided by resistance) holds (rekenmodel 4.1 step 13). */
export const isVoldoende = (unityCheck: number): boolean =>
  !exceeds(unityCheck, MAXIMALE_UNITY_CHECK);

/** Two decimals, or three where two would read 1,00 for a check that does not hold. */
export const unityCheckTekst = (unityCheck: number): string => {
  const kort = unityCheck.toFixed(2);
  const tekst =
    kort === '1.00' && !isVoldoende(unityCheck) ? Math.max(unityCheck, 1.001).toFixed(3) : kort;
  return tekst.replace('.', ',');
};

/** A unity check in a step, four decimals, that never reads as the limit that it exceeds. */
export const unityCheckGetal = (unityCheck: number): string =>
  getal(isVoldoende(unityCheck) ? unityCheck : Math.max(unityCheck, 1.0001));
