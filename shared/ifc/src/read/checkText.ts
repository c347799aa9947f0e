import { ModelFileError } from './ModelFileError.ts';
import { scanText, type Scan } from './scanText.ts';

const HEAD_LENGTH = 4096;

/** What the parser has the classes and attributes of. */
const SCHEMAS = /^IFC(?:2X3|4|4X3(?:_ADD[12])?)$/i;
/** Names of IFC4 from before it was settled: classes and attributes are not those of the final one. */
const CANDIDATES = /^IFC4(?:RC\d|X[12]|.*_RC\d|X3_?RC\d)/i;

const textAt = (bytes: Uint8Array, start: number, end?: number): string =>
  new TextDecoder('latin1').decode(bytes.subarray(start, end));

const checkSchema = (schema: string | undefined): void => {
  if (schema === undefined) throw new ModelFileError('schema');
  if (CANDIDATES.test(schema)) throw new ModelFileError('voorlopig');
  if (!SCHEMAS.test(schema)) throw new ModelFileError('schema');
};

/**
 * Looks at the outside of a file before it is parsed: the parser takes what it gets.
 * @returns what its lines look like
 * @throws ModelFileError when it is no whole IFC file of a known schema
 */
export const checkText = (bytes: Uint8Array): Scan => {
  const head = textAt(bytes, 0, HEAD_LENGTH);
  if (/^\W{0,3}\s*<\?xml|<ifcXML/i.test(head)) throw new ModelFileError('xml');
  if (!/^\W{0,3}\s*ISO-10303-21\s*;/.test(head)) throw new ModelFileError('geenIfc');
  const end = textAt(bytes, Math.max(0, bytes.length - HEAD_LENGTH));
  if (!/END-ISO-10303-21\s*;\s*$/.test(end.replaceAll('\0', '')))
    throw new ModelFileError('onvolledig');
  checkSchema(
    /FILE_SCHEMA\s*\(\s*\(\s*'([^']*)'/i.exec(textAt(bytes, 0, 16 * HEAD_LENGTH))?.[1]?.trim(),
  );
  const scan = scanText(bytes);
  if (scan.isCommentOpen) throw new ModelFileError('opmerking');
  if (scan.isLineOpen) throw new ModelFileError('afgebroken');
  return scan;
};
