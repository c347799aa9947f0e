import { ModelFileError } from './ModelFileError.ts';

const HEAD_LENGTH = 4096;

const textAt = (bytes: Uint8Array, start: number, end?: number): string =>
  new TextDecoder('latin1').decode(bytes.subarray(start, end));

/**
 * Looks at the outside of a file before it is parsed: the parser takes what it gets.
 * @throws ModelFileError when it is no whole IFC file of a known schema
 */
export const checkText = (bytes: Uint8Array): void => {
  const head = textAt(bytes, 0, HEAD_LENGTH);
  if (head.startsWith('PK')) throw new ModelFileError('gezipt');
  if (/^\W{0,3}\s*<\?xml|<ifcXML/i.test(head)) throw new ModelFileError('xml');
  if (!/^\W{0,3}\s*ISO-10303-21\s*;/.test(head)) throw new ModelFileError('geenIfc');
  const end = textAt(bytes, Math.max(0, bytes.length - HEAD_LENGTH));
  if (!/END-ISO-10303-21\s*;\s*$/.test(end.replaceAll('\0', '')))
    throw new ModelFileError('onvolledig');
  const schema = /FILE_SCHEMA\s*\(\s*\(\s*'([^']*)'/i.exec(textAt(bytes, 0, 16 * HEAD_LENGTH))?.[1];
  if (schema === undefined || !/^IFC(?:2X3|4)/i.test(schema)) throw new ModelFileError('schema');
};
