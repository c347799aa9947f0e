import { crc32, deflateSync } from 'node:zlib';

const MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** One chunk of a PNG with its length and its sum. */
export const pngChunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
};

interface PngOptions {
  /** Bytes of the pixels before they are packed; absent: as many as belong there. */
  raw?: Buffer;
  /** Other chunks, after the head. */
  chunks?: readonly Buffer[];
}

/** A blue PNG of 8-bit RGB. */
export const buildPng = (
  breedte: number,
  hoogte: number,
  { raw, chunks = [] }: PngOptions = {},
): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(breedte, 0);
  head.writeUInt32BE(hoogte, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.from([0, ...Array.from({ length: breedte }, () => [20, 60, 160]).flat()]);
  const pixels = raw ?? Buffer.concat(Array.from({ length: hoogte }, () => row));
  return Buffer.concat([
    MAGIC,
    pngChunk('IHDR', head),
    ...chunks,
    pngChunk('IDAT', deflateSync(pixels, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A PNG of the right size whose rows are filtered in a way that does not exist: a good head, no pixels. */
export const buildKapottePng = (breedte: number, hoogte: number): Buffer =>
  buildPng(breedte, hoogte, { raw: Buffer.alloc(hoogte * (1 + 3 * breedte), 9) });
