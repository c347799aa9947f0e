import { unzlibSync } from 'fflate';

/** A PDF as its editor has it: a character of these texts is a byte. */
export interface PdfParts {
  file: string;
  /** What stands between `obj` and `endobj`, by number. */
  objects: ReadonlyMap<number, string>;
  /** The first number that no object has. */
  next: number;
  /** Where the table of objects is. */
  table: number;
  /** What the file begins to be read with: entries of its trailer. */
  entries: string;
}

/** Bytes that are made a text at once. */
const CHUNK = 8192;

const textOfBytes = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCodePoint(...bytes.subarray(at, at + CHUNK));
  }
  return text;
};

export const bytesOfText = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.codePointAt(at) ?? 0;
  return bytes;
};

/** The first group of a pattern that has to be there. */
export const partOf = (text: string, pattern: RegExp): string => {
  const part = pattern.exec(text)?.[1];
  if (part === undefined) throw new Error(`There is no ${String(pattern)}.`);
  return part;
};

/** The content of an object that is a stream, unpacked. */
export const streamIn = (object: string): string => {
  const begin = object.indexOf('stream\n') + 'stream\n'.length;
  const content = object.slice(begin, object.lastIndexOf('\nendstream'));
  return object.slice(0, begin).includes('/FlateDecode')
    ? textOfBytes(unzlibSync(bytesOfText(content)))
    : content;
};

/** As `packPdf` writes it: how an object is kept, where or in which pack, and its place there. */
const ROW = /(.)(.{4})(.{2})/gs;

const numberOf = (text: string): number =>
  bytesOfText(text).reduce((sum, byte) => sum * 256 + byte, 0);

/** The objects of a pack, in their order. */
const unpack = (pack: string): string[] => {
  const content = streamIn(pack);
  const first = Number(partOf(pack, /\/First (\d+)/));
  const places = [...content.slice(0, first).matchAll(/\d+ (\d+)/g)].map(([, at]) => Number(at));
  return places.map((at, index) => {
    const next = places[index + 1];
    return content.slice(first + at, next === undefined ? undefined : first + next);
  });
};

/** Takes apart a PDF that the backend made. */
export const takePdfApart = (bytes: Uint8Array): PdfParts => {
  const file = textOfBytes(bytes);
  const table = Number(partOf(file.slice(-64), /startxref\s+(\d+)/));
  const list = file.slice(table);
  const rows = [...streamIn(list).matchAll(ROW)].map(([, kind = '', where = '', place = '']) => ({
    kind: numberOf(kind),
    where: numberOf(where),
    place: numberOf(place),
  }));
  const starts = rows.flatMap(({ kind, where }) => (kind === 1 ? [where] : []));
  starts.sort((one, other) => one - other);
  const objects = new Map<number, string>();
  const packs = new Map<number, string[]>();
  for (const [number, { kind, where }] of rows.entries()) {
    if (kind !== 1 || where === table) continue;
    const text = file.slice(where, starts[starts.indexOf(where) + 1]);
    const object = text.slice(text.indexOf('obj') + 'obj'.length, text.lastIndexOf('endobj'));
    if (object.includes('/Type /ObjStm')) packs.set(number, unpack(object));
    else objects.set(number, object);
  }
  for (const [number, { kind, where, place }] of rows.entries()) {
    const object = packs.get(where)?.[place];
    if (kind === 2 && object !== undefined) objects.set(number, object);
  }
  const entries = ['Root', 'Info'].map((name) => {
    const reference = partOf(list, new RegExp(String.raw`/${name} (\d+ 0 R)`));
    return `/${name} ${reference}`;
  });
  return { file, objects, next: rows.length, table, entries: entries.join(' ') };
};

const COLUMNS = [1, 4, 2];

/** A number as bytes, the highest first. */
const bytesOf = (value: number, width: number): string =>
  Array.from({ length: width }, (_, index) =>
    String.fromCodePoint(Math.floor(value / 256 ** (width - 1 - index)) % 256),
  ).join('');

const write = (
  before: string,
  objects: ReadonlyMap<number, string>,
  { size, entries }: { size: number; entries: string },
): Uint8Array => {
  const parts = [before];
  let at = before.length;
  let rows = '';
  for (const [number, object] of objects) {
    const part = `${number} 0 obj${object}\nendobj\n`;
    rows += [1, at, 0].map((value, column) => bytesOf(value, COLUMNS[column] ?? 0)).join('');
    parts.push(part);
    at += part.length;
  }
  const index = [...objects.keys()].map((number) => `${number} 1`).join(' ');
  parts.push(
    `${size} 0 obj\n<< /Type /XRef /W [${COLUMNS.join(' ')}] /Index [${index}] /Size ${size + 1} ${entries} /Length ${rows.length} >>\nstream\n${rows}\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`,
  );
  return bytesOfText(parts.join(''));
};

/** Above all that were added. */
const LAST = 10;

/** The same file with other objects, written anew as a whole. */
export const writeAnew = (
  { objects, next, entries }: PdfParts,
  changed: ReadonlyMap<number, string>,
): Uint8Array =>
  write('%PDF-1.7\n', new Map([...objects, ...changed]), { size: next + LAST, entries });

/** The same bytes, with other objects behind them that take the place of those before. */
export const appendUpdate = (
  { file, next, table, entries }: PdfParts,
  changed: ReadonlyMap<number, string>,
): Uint8Array => write(file, changed, { size: next + LAST, entries: `${entries} /Prev ${table}` });

export const objectOf = ({ objects }: PdfParts, number: number): string => {
  const object = objects.get(number);
  if (object === undefined) throw new Error(`There is no object ${number}.`);
  return object;
};

export const referenceIn = (object: string, name: string): number =>
  Number(partOf(object, new RegExp(String.raw`/${name} (\d+) 0 R`)));

export const catalogOf = (parts: PdfParts): string =>
  objectOf(parts, referenceIn(parts.entries, 'Root'));

export const listPages = (parts: PdfParts): number[] => {
  const pages = objectOf(parts, referenceIn(catalogOf(parts), 'Pages'));
  return [...partOf(pages, /\/Kids \[([^\]]*)\]/).matchAll(/(\d+) 0 R/g)].map(([, page]) =>
    Number(page),
  );
};

/** A stream as an object. */
export const streamOf = (entries: string, content: string): string =>
  `\n<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
