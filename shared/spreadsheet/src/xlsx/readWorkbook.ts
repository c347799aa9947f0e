import { OMVANG } from '../grenzen.ts';
import { LeesFoutError } from '../leesFout.ts';
import { teksten } from '../teksten.ts';
import type { Omvang } from './createOmvang.ts';
import { scanXml } from './scanXml.ts';

export interface SheetEntry {
  naam: string;
  verborgen: boolean;
  /** Id of the relation to its part. */
  relation: string;
}

interface Workbook {
  sheets: SheetEntry[];
  /** Its dates count from 1904. */
  isFrom1904: boolean;
}

export const readWorkbook = (bytes: Uint8Array, omvang: Omvang): Workbook => {
  const sheets: SheetEntry[] = [];
  let isFrom1904 = false;
  scanXml(
    bytes,
    {
      open: (name, attribute, depth) => {
        if (depth === 2 && name === 'workbookPr') {
          isFrom1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
        }
        if (depth !== 3 || name !== 'sheet') return;
        if (sheets.length === OMVANG.bladen) {
          throw new LeesFoutError('teVeelGegevens', teksten.teVeelGegevens);
        }
        sheets.push({
          naam: attribute('name') ?? '',
          verborgen: (attribute('state') ?? 'visible') !== 'visible',
          relation: attribute('id') ?? '',
        });
      },
    },
    omvang,
  );
  return { sheets, isFrom1904 };
};
