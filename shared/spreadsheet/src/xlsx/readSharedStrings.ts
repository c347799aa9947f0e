import type { Omvang } from './createOmvang.ts';
import { createRichText } from './richText.ts';
import { scanXml } from './scanXml.ts';

/** The texts that cells name by their index. */
export const readSharedStrings = (bytes: Uint8Array, omvang: Omvang): string[] => {
  const strings: string[] = [];
  const rich = createRichText();
  scanXml(
    bytes,
    {
      open: rich.open,
      text: rich.text,
      close: (name, depth) => {
        rich.close(name);
        if (depth === 2 && name === 'si') strings.push(rich.take());
      },
    },
    omvang,
  );
  return strings;
};
