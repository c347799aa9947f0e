import { useRef, useState } from 'react';

/** Milliseconds within which a second tap is of the same press; a piece takes longer to place. */
const DOUBLE_TAP = 500;

/**
 * Runs what a tap asks for, once for each press: nothing while it is under way, nor for the second of a double tap, which
 * meets the button that took the place of the first.
 */
export const useOncePerPress = () => {
  const [isBusy, setBusy] = useState(false);
  /** `done`: when the last tap was that came to something; as events count, ms. */
  const taps = useRef({ isBusy: false, done: -DOUBLE_TAP });
  /** @param work tells whether it was done; else the next tap is another try */
  const press = async (timeStamp: number, work: () => Promise<boolean>): Promise<void> => {
    if (taps.current.isBusy || timeStamp - taps.current.done < DOUBLE_TAP) return;
    taps.current.isBusy = true;
    setBusy(true);
    try {
      if (await work()) taps.current.done = timeStamp;
    } finally {
      taps.current.isBusy = false;
      setBusy(false);
    }
  };
  return { isBusy, press };
};
