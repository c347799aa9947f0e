import type { Omvang } from './createOmvang.ts';
import { numberFormatOf, type NumberFormat } from './numberFormat.ts';
import { scanXml } from './scanXml.ts';

/** Excel's own limit; a longer one would be looked through for every cell. */
const LONGEST_FORMAT = 255;

/** The number format of each style, by the index that cells name. */
export const readStyles = (bytes: Uint8Array, omvang: Omvang): NumberFormat[] => {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isInCells = false;
  scanXml(
    bytes,
    {
      open: (name, attribute, depth) => {
        if (depth === 2) isInCells = name === 'cellXfs';
        if (depth !== 3) return;
        if (name === 'numFmt') {
          const code = attribute('formatCode') ?? '';
          codes.set(Number(attribute('numFmtId')), code.length > LONGEST_FORMAT ? 'General' : code);
        }
        if (name === 'xf' && isInCells) ids.push(Number(attribute('numFmtId') ?? 0));
      },
    },
    omvang,
  );
  const formats = new Map<number, NumberFormat>();
  return ids.map((id) => {
    const format = formats.get(id) ?? numberFormatOf(id, codes.get(id));
    formats.set(id, format);
    return format;
  });
};
