export interface Rate {
  /** What may come at once. */
  burst: number;
  /** And in each second after that. */
  perSecond: number;
}

/** Makes what counts messages. @returns whether one more may come */
export const createLimiter = (
  { burst, perSecond }: Rate,
  now: () => number = () => performance.now(),
) => {
  let left = burst;
  let since = now();
  return (): boolean => {
    const at = now();
    left = Math.min(burst, left + ((at - since) / 1000) * perSecond);
    since = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
};
