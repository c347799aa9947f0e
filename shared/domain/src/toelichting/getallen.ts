import { formatDecimalen } from '@adviestool/getallen/formatDecimalen';
import { formatUitkomst } from '@adviestool/getallen/formatUitkomst';

import { ceilTolerant, exceeds } from '../rekenen/formule.ts';
import { isVoldoende } from '../rekenen/isVoldoende.ts';

/*
 * How the quantities of a calculation are written that have a rule of their own. Table, drawing, ledger, messages,
 * report and exports write such a quantity with its function here, so that they agree (decision 33).
 */

/** A force that is asked of a product, kN: rounded up. */
export const formatBenodigdeKracht = (value: number): string =>
  formatUitkomst(ceilTolerant(value * 100) / 100, 'kN');

/**
 * A hart-op-hart distance: whole mm, rounded down (rekenmodel 4.1 step 12), or tenths where that would read as the
 * maximum that it exceeds.
 */
export const formatHartOpHart = (s: number, s_max: number): string => {
  const geheel = Math.floor(s);
  return exceeds(s, s_max) && geheel <= s_max
    ? formatDecimalen(Math.ceil(s * 10) / 10, 0, 1)
    : formatUitkomst(geheel, 'mm');
};

/** A unity check: two decimals, or three where a check that fails would read 1,00. */
export const formatUnityCheck = (unityCheck: number): string => {
  const kort = formatDecimalen(unityCheck, 2, 2);
  return kort === '1,00' && !isVoldoende(unityCheck)
    ? formatDecimalen(Math.max(unityCheck, 1.001), 3, 3)
    : kort;
};

const MINIMUM_DECIMALEN = 4;
const MAXIMUM_DECIMALEN = 9;

/**
 * A number in a step: four decimals and five figures that count, so that the line can be computed again by
 * hand with the numbers that it shows.
 */
export const formatTussenwaarde = (value: number): string => {
  const positief = Math.abs(value);
  if (positief >= 1 || positief === 0) return formatDecimalen(value, 0, MINIMUM_DECIMALEN);
  const decimalen = MINIMUM_DECIMALEN - Math.floor(Math.log10(positief));
  return formatDecimalen(value, 0, Math.min(decimalen, MAXIMUM_DECIMALEN));
};

/** A unity check in a step, which never reads as the limit that it exceeds. */
export const formatUnityCheckInStap = (unityCheck: number): string =>
  formatTussenwaarde(isVoldoende(unityCheck) ? unityCheck : Math.max(unityCheck, 1.0001));
