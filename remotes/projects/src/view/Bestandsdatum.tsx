import { formatDateTime } from '@adviestool/ui/format';

/** A moment as the building model wrote it: in our notation, or as it stands when it is no moment. */
export const Bestandsdatum = ({ text }: { text: string | null }) => {
  if (text === null || text === '') return '–';
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? text : formatDateTime(moment);
};
