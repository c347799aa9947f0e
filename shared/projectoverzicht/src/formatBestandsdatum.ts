import { formatDateTime } from '@adviestool/ui/format';

/** A moment as a building model wrote it: in our notation, or as it stands when it is no moment. */
export const formatBestandsdatum = (text: string | null): string => {
  if (text === null || text === '') return '–';
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? text : formatDateTime(moment);
};
