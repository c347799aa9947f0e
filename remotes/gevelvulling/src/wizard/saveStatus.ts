import { formatDate, formatDateTime, formatTime } from '@adviestool/ui/format';

import { teksten } from './teksten.ts';

/** When a gevelvulling was last saved, in words; null when it never was. */
export const saveStatus = (savedAt: string | null, now: Date): string | null => {
  if (savedAt === null) return null;
  const moment = new Date(savedAt);
  return formatDate(moment) === formatDate(now)
    ? teksten.opgeslagenOm(formatTime(moment))
    : teksten.opgeslagenOp(formatDateTime(moment));
};
