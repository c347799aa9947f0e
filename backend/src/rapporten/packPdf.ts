import { deflateSync } from 'node:zlib';

/** Objects that are packed together: more pack hardly better, and a reader unpacks all of them for one. */
const PACKED = 200;
/** Bytes of the three columns of the list of objects: how it is kept, where or in which pack, its place there. */
const COLUMNS = [1, 4, 2] as const;
const ROW = COLUMNS[0] + COLUMNS[1] + COLUMNS[2];
/** The first row of the list stands for no object. */
const NONE = [0, 0, 0xff_ff] as const;

/** An object of a PDF, without its number around it. */
export interface PdfObject {
  readonly nummer: number;
  readonly inhoud: Buffer;
  /** It stands in the file as it is, in no pack. */
  readonly isLos: boolean;
}

/** Objects that are packed together. */
export interface Pack {
  readonly nummers: readonly number[];
  readonly entries: string;
  readonly content: Buffer;
}

/** What a PDF is made of. */
export interface PdfDelen {
  /** What stands before its objects. */
  readonly kop: Buffer;
  /** Objects that are packed already. */
  readonly packs?: readonly Pack[];
  readonly objects: readonly PdfObject[];
  /** Entries of its trailer. */
  readonly trailer: string;
  /** The first number that no object has. */
  readonly size: number;
}

export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The only match of a pattern that every PDF of the typesetter has. */
export const partOf = (text: string, pattern: RegExp): string => {
  const [, part] = pattern.exec(text) ?? [];
  if (part === undefined) throw new Error(`A PDF without ${String(pattern)}.`);
  return part;
};

const isStream = (inhoud: Buffer): boolean =>
  inhoud.subarray(-16).toString('latin1').trimEnd().endsWith('endstream');

const objectAt = (
  pdf: Buffer,
  nummer: number,
  [start, end]: readonly [number, number],
): PdfObject => {
  const geheel = pdf.subarray(start, end);
  const head = latin1(`${nummer} 0 obj`);
  const last = geheel.lastIndexOf('endobj');
  if (geheel.indexOf(head) !== 0 || last === -1) throw new Error(`There is no object ${nummer}.`);
  const inhoud = geheel.subarray(head.length, last);
  return { nummer, inhoud, isLos: isStream(inhoud) };
};

/** The objects of a PDF in the order of the file, and where the first begins. */
const objectsOf = (pdf: Buffer, tableStart: number, table: string): [PdfObject[], number] => {
  const rows = [...table.matchAll(/^(\d{10}) \d{5} ([nf])/gm)].map(([, offset, kind], nummer) => ({
    nummer,
    offset: Number(offset),
    isUsed: kind === 'n',
  }));
  const used = rows.filter(({ isUsed }) => isUsed).toSorted((a, b) => a.offset - b.offset);
  const objects = used.map(({ nummer, offset }, index) =>
    objectAt(pdf, nummer, [offset, used[index + 1]?.offset ?? tableStart]),
  );
  return [objects, used[0]?.offset ?? tableStart];
};

/** @param packed by deflate */
const streamOf = (nummer: number, entries: string, packed: Buffer): Buffer =>
  Buffer.concat([
    latin1(
      `${nummer} 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    latin1('\nendstream\nendobj\n'),
  ]);

const packOf = (objects: readonly PdfObject[]): Pack => {
  let at = 0;
  const places = objects.map((each) => {
    const place = `${each.nummer} ${at}`;
    at += each.inhoud.length;
    return place;
  });
  const head = latin1(`${places.join(' ')} `);
  return {
    nummers: objects.map(({ nummer }) => nummer),
    entries: `/Type /ObjStm /N ${objects.length} /First ${head.length}`,
    content: deflateSync(Buffer.concat([head, ...objects.map(({ inhoud }) => inhoud)])),
  };
};

/** Packs objects that are no streams. */
export const packObjects = (objects: readonly PdfObject[]): Pack[] => {
  const packs: Pack[] = [];
  for (let index = 0; index < objects.length; index += PACKED) {
    packs.push(packOf(objects.slice(index, index + PACKED)));
  }
  return packs;
};

/**
 * Takes a PDF apart.
 * @param bytes as the typesetter writes it: one part, its objects listed in a table
 * @throws Error when it is written otherwise
 */
export const openPdf = (bytes: Uint8Array): PdfDelen => {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = pdf.subarray(-64).toString('latin1');
  const tableStart = Number(partOf(end, /startxref\s+(\d+)\s+%%EOF\s*$/));
  const table = pdf.subarray(tableStart).toString('latin1');
  const [objects, first] = objectsOf(pdf, tableStart, table);
  const trailer = partOf(table, /trailer\s*<<([\s\S]*)>>\s*startxref/);
  const size = Number(partOf(trailer, /\/Size (\d+)/));
  return { kop: pdf.subarray(0, first), objects, trailer, size };
};

/**
 * Writes a PDF with the objects that are no streams packed together: the tags of a long report are objects of some 150
 * bytes, tens of thousands of them, and packed a tenth of that.
 */
export const packPdf = ({ kop, objects, packs = [], trailer, size }: PdfDelen): Uint8Array => {
  const rows = new Map<number, readonly [number, number, number]>([[0, NONE]]);
  const parts = [kop];
  let at = kop.length;
  const add = (nummer: number, part: Buffer): void => {
    rows.set(nummer, [1, at, 0]);
    parts.push(part);
    at += part.length;
  };
  for (const { nummer, inhoud, isLos } of objects) {
    if (isLos) add(nummer, Buffer.concat([latin1(`${nummer} 0 obj`), inhoud, latin1('endobj\n')]));
  }
  const loose = objects.filter(({ isLos }) => !isLos);
  let next = size;
  for (const { nummers, entries, content } of [...packs, ...packObjects(loose)]) {
    for (const [place, nummer] of nummers.entries()) rows.set(nummer, [2, next, place]);
    add(next, streamOf(next, entries, content));
    next += 1;
  }
  rows.set(next, [1, at, 0]);
  const list = Buffer.alloc((next + 1) * ROW);
  for (const [nummer, row] of rows) {
    let place = nummer * ROW;
    for (const [column, width] of COLUMNS.entries()) {
      place = list.writeUIntBE(row[column] ?? 0, place, width);
    }
  }
  const entries = trailer.replace(/\/Size \d+/, `/Size ${next + 1}`).trim();
  parts.push(
    streamOf(next, `/Type /XRef /W [${COLUMNS.join(' ')}] ${entries}`, deflateSync(list)),
    latin1(`startxref\n${at}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
};
