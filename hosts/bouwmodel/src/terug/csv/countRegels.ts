import { splitText } from '@adviestool/spreadsheet/splitText';

/** How many rows a written table has, below its heads. */
export const countRegels = (csv: string): number => {
  let records = 0;
  splitText(csv, {
    separator: ';',
    maxFields: Infinity,
    onRecord: (fields) => {
      if (fields.some((field) => field !== '')) records += 1;
    },
  });
  return Math.max(0, records - 1);
};
