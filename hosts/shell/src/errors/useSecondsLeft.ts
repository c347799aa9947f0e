import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Counts down the Retry-After of a refusal, from the moment that it is shown. */
export const useSecondsLeft = (refusal: { retryAfter: number | null } | null): number => {
  const [counted, setCounted] = useState({ refusal, left: refusal?.retryAfter ?? 0 });
  if (counted.refusal !== refusal) setCounted({ refusal, left: refusal?.retryAfter ?? 0 });
  const isCounting = counted.left > 0;

  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => {
      setCounted(({ left, ...rest }) => ({ ...rest, left: left - 1 }));
    }, SECOND);
    return () => {
      clearInterval(timer);
    };
  }, [isCounting]);

  return counted.left;
};
