/** Messages that may come at once, and in each second after that. */
export const BURST = 200;
export const PER_SECOND = 50;

/** Makes what counts messages. @returns whether one more may come */
export const createLimiter = (now: () => number = () => performance.now()) => {
  let left = BURST;
  let since = now();
  return (): boolean => {
    const at = now();
    left = Math.min(BURST, left + ((at - since) / 1000) * PER_SECOND);
    since = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
};
