import { formatNumber } from '@adviestool/getallen/formatNumber';

const opsomming = new Intl.ListFormat('nl-NL', { type: 'conjunction' });

/** Of more names there is no end to read. */
const MEESTE_NAMEN = 12;

/** Names as a sentence has them, and of many how many more there are. */
export const noemNamen = (namen: readonly string[]): string => {
  const eerste = namen.slice(0, MEESTE_NAMEN);
  const rest = namen.length - eerste.length;
  return opsomming.format(rest === 0 ? eerste : [...eerste, `${formatNumber(rest)} andere`]);
};
