import { Inflate } from 'fflate';

import { LeesFoutError } from '../leesFout.ts';
import { teksten } from '../teksten.ts';
import { crc32 } from './crc32.ts';

const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const DIRECTORY_ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL_HEADER = 0x04034b50;
const LOCAL_LENGTH = 30;

/** Stands in place of a size or an offset that the ZIP64 field gives. */
const IN_ZIP64 = 0xffffffff;
const ZIP64_FIELD = 1;

const STORED = 0;
const DEFLATED = 8;

/** Taken in at a time: what one piece can become is bounded (deflate: about a thousandfold). */
const PIECE = 2048;

interface Entry {
  method: number;
  crc: number;
  packedSize: number;
  offset: number;
}

const broken = (): LeesFoutError => new LeesFoutError('kapot', teksten.kapot);

const findEnd = (view: DataView): number => {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw broken();
};

/** The 64-bit numbers of an entry, in their fixed order, of those that did not fit. */
const zip64Numbers = (view: DataView, start: number, length: number): number[] => {
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64_FIELD) continue;
    const count = Math.floor(view.getUint16(at + 2, true) / 8);
    return Array.from({ length: count }, (_none, index) =>
      Number(view.getBigUint64(at + 4 + index * 8, true)),
    );
  }
  return [];
};

const readEntry = (view: DataView, at: number): Entry => {
  const extra = at + ENTRY_LENGTH + view.getUint16(at + 28, true);
  const large = zip64Numbers(view, extra, view.getUint16(at + 30, true));
  const numberAt = (place: number): number => {
    const small = view.getUint32(place, true);
    return small === IN_ZIP64 ? (large.shift() ?? small) : small;
  };
  // Its size unpacked is not believed, but comes first in the ZIP64 field.
  numberAt(at + 24);
  return {
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packedSize: numberAt(at + 20),
    offset: numberAt(at + 42),
  };
};

const readDirectory = (bytes: Uint8Array, view: DataView): Map<string, Entry> => {
  const end = findEnd(view);
  const decoder = new TextDecoder();
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  while (at + ENTRY_LENGTH <= end && view.getUint32(at, true) === DIRECTORY_ENTRY) {
    const nameEnd = at + ENTRY_LENGTH + view.getUint16(at + 28, true);
    const name = decoder.decode(bytes.subarray(at + ENTRY_LENGTH, nameEnd));
    // Part names are compared without case (ECMA-376, part 2).
    entries.set(name.toLowerCase().replaceAll('\\', '/'), readEntry(view, at));
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
};

const join = (pieces: readonly Uint8Array[], length: number): Uint8Array => {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

/** Damaged bytes point outside the file, or cannot be inflated. */
const refuseDamage = <T>(act: () => T): T => {
  try {
    return act();
  } catch (error) {
    throw error instanceof LeesFoutError ? error : broken();
  }
};

export interface Archive {
  has: (name: string) => boolean;
  /**
   * The bytes of a file in the archive; null: it has none of that name.
   * @throws LeesFoutError when they are damaged, or what has been unpacked passes the limit
   */
  unpack: (name: string) => Uint8Array | null;
  /** Bytes that have been unpacked until now. */
  unpacked: () => number;
}

/**
 * Opens a ZIP. What is unpacked is counted while it comes out and stops at the limit, whatever sizes
 * the archive claims.
 * @throws LeesFoutError when it is no whole archive
 */
export const createArchive = (bytes: Uint8Array, limit: number): Archive => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let unpacked = 0;

  const count = (bytesMore: number): void => {
    unpacked += bytesMore;
    if (unpacked > limit) throw new LeesFoutError('teVeelGegevens', teksten.teVeelGegevens);
  };

  const inflate = (packed: Uint8Array): Uint8Array => {
    const pieces: Uint8Array[] = [];
    const before = unpacked;
    const inflater = new Inflate((piece) => {
      count(piece.length);
      pieces.push(piece);
    });
    for (let at = 0; at < packed.length; at += PIECE) {
      inflater.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
    }
    return join(pieces, unpacked - before);
  };

  const unpackEntry = ({ method, crc, packedSize, offset }: Entry): Uint8Array => {
    if (view.getUint32(offset, true) !== LOCAL_HEADER) throw broken();
    const start =
      offset + LOCAL_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    if (start + packedSize > bytes.length || (method !== STORED && method !== DEFLATED)) {
      throw broken();
    }
    const packed = bytes.subarray(start, start + packedSize);
    if (method === STORED) count(packed.length);
    const content = method === STORED ? packed : inflate(packed);
    if (crc32(content) !== crc) throw broken();
    return content;
  };

  const entries = refuseDamage(() => readDirectory(bytes, view));
  return {
    has: (name) => entries.has(name.toLowerCase()),
    unpack: (name) => {
      const entry = entries.get(name.toLowerCase());
      return entry === undefined ? null : refuseDamage(() => unpackEntry(entry));
    },
    unpacked: () => unpacked,
  };
};
