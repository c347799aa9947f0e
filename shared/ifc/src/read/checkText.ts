import { ModelFileError } from './ModelFileError.ts';
import { scanText, type Scan } from './scanText.ts';

const HEAD_LENGTH = 4096;

/** What the parser has the classes and attributes of. */
const SCHEMAS = /^IFC(?:2X3|4|4X3(?:_ADD[12])?)$/i;
/** Names of IFC4 from before it was settled: classes and attributes are not those of the final one. */
const CANDIDATES = /^IFC4(?:RC\d|.*_RC\d|X3_?RC\d)/i;
/** Published, and replaced by IFC4.3: the parser has not their attributes. */
const BETWEEN = /^IFC4X[12]/i;

const textAt = (bytes: Uint8Array, start: number, end?: number): string =>
  new TextDecoder('latin1').decode(bytes.subarray(start, end));

const checkSchema = (schema: string | undefined): void => {
  if (schema === undefined) throw new ModelFileError('schema');
  if (CANDIDATES.test(schema)) throw new ModelFileError('voorlopig');
  if (BETWEEN.test(schema)) throw new ModelFileError('tussenversie');
  if (!SCHEMAS.test(schema)) throw new ModelFileError('schema');
};

const BEGIN = 'ISO-10303-21';
const EINDE = 'END-ISO-10303-21';

const withoutComments = (text: string): string => {
  const [first = '', ...others] = text.split('/*');
  return [first, ...others.map((part) => part.split('*/').slice(1).join('*/'))].join(' ');
};

/** A word and the `;` behind it, with space in between. */
const standsAtStart = (text: string, word: string): boolean =>
  text.startsWith(word) && text.slice(word.length).trimStart().startsWith(';');

/** After the mark that some programs write before all else, and comments. */
const isBegin = (head: string): boolean =>
  standsAtStart(withoutComments(head.replace(/^[^\w/\s]{0,3}/, '')).trimStart(), BEGIN);

/** Nothing stands behind the end but space, dashes and comments. */
const isEnd = (tail: string): boolean => {
  const last = withoutComments(tail.slice(Math.max(0, tail.lastIndexOf(EINDE))));
  return standsAtStart(last, EINDE) && /^[\s-]*$/.test(last.slice(last.indexOf(';') + 1));
};

/**
 * Looks at the outside of a file before it is parsed: the parser takes what it gets.
 * @returns what its lines look like
 * @throws ModelFileError when it is no whole IFC file of a known schema
 */
export const checkText = (bytes: Uint8Array): Scan => {
  const head = textAt(bytes, 0, HEAD_LENGTH);
  if (/^\W{0,3}\s*<\?xml|<ifcXML/i.test(head)) throw new ModelFileError('xml');
  if (!isBegin(head)) throw new ModelFileError('geenIfc');
  const end = textAt(bytes, Math.max(0, bytes.length - HEAD_LENGTH));
  if (!isEnd(end.replaceAll('\0', ''))) throw new ModelFileError('onvolledig');
  checkSchema(
    /FILE_SCHEMA\s*\(\s*\(\s*'([^']*)'/i.exec(textAt(bytes, 0, 16 * HEAD_LENGTH))?.[1]?.trim(),
  );
  const scan = scanText(bytes);
  if (scan.isCommentOpen) throw new ModelFileError('opmerking');
  if (scan.isLineOpen) throw new ModelFileError('afgebroken');
  return scan;
};
