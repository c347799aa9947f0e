import { useEffect, useState } from 'react';

import { formatDateTime, formatRelativeTime, isRecent } from './format.ts';

/** Milliseconds between two looks at the clock. */
const TICK = 30_000;

interface RelativeTimeProps {
  /** A moment as ISO 8601 text. */
  value: string;
}

/** How long ago something was, with the full date as its title. */
export const RelativeTime = ({ value }: RelativeTimeProps) => {
  const [now, setNow] = useState(() => new Date());
  const moment = new Date(value);
  const isTicking = isRecent(moment, now);

  useEffect(() => {
    if (!isTicking) return undefined;
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, [isTicking]);

  return (
    <time dateTime={value} title={formatDateTime(moment)}>
      {formatRelativeTime(moment, now)}
    </time>
  );
};
