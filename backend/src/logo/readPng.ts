import { crc32, inflateSync } from 'node:zlib';

import { LOGO_GRENZEN } from '@adviestool/contract/bedrijf';

const MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What makes the picture; everything else (times, texts, profiles, frames) is left out. */
const KEPT: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** By colour type the numbers of a pixel, and the bits that each may have. */
const COLOURS: Readonly<Record<number, { channels: number; depths: readonly number[] }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
};

/** The passes of an interlaced picture: where each begins, and its steps. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Chunk {
  type: string;
  data: Buffer;
  /** With its length and its sum. */
  whole: Buffer;
}

const chunksOf = (bytes: Buffer): Chunk[] | null => {
  const chunks: Chunk[] = [];
  let at = MAGIC.length;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const named = bytes.subarray(at + 4, end - 4);
    if (crc32(named) !== bytes.readUInt32BE(end - 4)) return null;
    const type = named.toString('latin1', 0, 4);
    chunks.push({ type, data: named.subarray(4), whole: bytes.subarray(at, end) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return null;
};

interface Head {
  breedte: number;
  hoogte: number;
  bits: number;
  isInterlaced: boolean;
}

const headOf = ({ type, data }: Chunk): Head | null => {
  if (type !== 'IHDR' || data.length !== 13) return null;
  const depth = data.readUInt8(8);
  const colour = COLOURS[data.readUInt8(9)];
  const interlace = data.readUInt8(12);
  if (colour === undefined || !colour.depths.includes(depth) || interlace > 1) return null;
  if (data.readUInt16BE(10) !== 0) return null;
  return {
    breedte: data.readUInt32BE(0),
    hoogte: data.readUInt32BE(4),
    bits: colour.channels * depth,
    isInterlaced: interlace === 1,
  };
};

/** Bytes of so many pixels, each row with its filter. */
const sizeOf = (width: number, height: number, bits: number): number =>
  width === 0 || height === 0 ? 0 : height * (1 + Math.ceil((width * bits) / 8));

const rawSizeOf = ({ breedte, hoogte, bits, isInterlaced }: Head): number =>
  isInterlaced
    ? PASSES.map(([x, y, stepX, stepY]) =>
        sizeOf(
          Math.ceil(Math.max(0, breedte - x) / stepX),
          Math.ceil(Math.max(0, hoogte - y) / stepY),
          bits,
        ),
      ).reduce((sum, size) => sum + size, 0)
    : sizeOf(breedte, hoogte, bits);

/** Whether the packed pixels are as many as the head says; more is never unpacked. */
const isWhole = (head: Head, packed: Buffer): boolean => {
  const size = rawSizeOf(head);
  try {
    return inflateSync(packed, { maxOutputLength: size }).length === size;
  } catch {
    return false;
  }
};

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, MAGIC.length).equals(MAGIC);

/**
 * Reads a PNG: its size, and its bytes without what is no picture. The pixels are unpacked once, unless the
 * head says that they are too many.
 * @returns null when it is broken
 */
export const readPng = (
  bytes: Buffer,
): { breedte: number; hoogte: number; bytes: Buffer } | null => {
  const chunks = chunksOf(bytes);
  const [first] = chunks ?? [];
  const head = first === undefined ? null : headOf(first);
  if (chunks === null || head === null || head.breedte === 0 || head.hoogte === 0) return null;
  const kept = chunks.filter(({ type }) => KEPT.has(type));
  const whole = Buffer.concat([MAGIC, ...kept.map((chunk) => chunk.whole)]);
  const { breedte, hoogte } = head;
  const size = { breedte, hoogte, bytes: whole };
  if (Math.max(breedte, hoogte) > LOGO_GRENZEN.pixels) return size;
  const packed = Buffer.concat(
    kept.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data),
  );
  return isWhole(head, packed) ? size : null;
};
