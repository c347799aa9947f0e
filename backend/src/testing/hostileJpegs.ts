import sharp from 'sharp';

import { buildPng } from './buildPng.ts';
import { JPEG } from './jpeg.ts';

const HEAD = Buffer.from([0xff, 0xd8, 0xff]);
const END = Buffer.from([0xff, 0xd9]);

const markerAt = (marker: number): number => JPEG.indexOf(Buffer.from([0xff, marker]));

/** Where the frame (size and components), the first scan, and the first tables of a good JPEG begin. */
const FRAME = markerAt(0xc0);
const SCAN = markerAt(0xda);
const QUANTA = markerAt(0xdb);
const CODES = markerAt(0xc4);

const patched = (at: number, ...bytes: number[]): Buffer => {
  const copy = Buffer.from(JPEG);
  copy.set(bytes, at);
  return copy;
};

const segment = (marker: number, ...parts: readonly (Buffer | string)[]): Buffer => {
  const data = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** A good JPEG that has more before its frame. */
const withMore = (...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([JPEG.subarray(0, 2), ...segments, JPEG.subarray(2)]);

const icc = (nummer: number, totaal: number): Buffer =>
  segment(0xe2, 'ICC_PROFILE\0', Buffer.from([nummer, totaal]), Buffer.alloc(60_000, 7));

/** Of which one directory leads to itself. */
const exifLoop = (): Buffer => {
  const tiff = Buffer.alloc(26);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x87_69, 10);
  tiff.writeUInt16LE(4, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt32LE(8, 18);
  tiff.writeUInt32LE(8, 22);
  return segment(0xe1, 'Exif\0\0', tiff);
};

/** Whose last scan comes again and again. */
const manyScans = async (times: number): Promise<Buffer> => {
  const whole = await sharp(buildPng(64, 64)).jpeg({ progressive: true }).toBuffer();
  const body = whole.subarray(0, whole.length - END.length);
  const last = body.subarray(body.lastIndexOf(Buffer.from([0xff, 0xda])));
  return Buffer.concat([body, ...Array.from({ length: times }, () => last), END]);
};

type Hostile = readonly [string, () => Promise<Buffer> | Buffer];

/** Files that begin as a JPEG and are none that can be read. */
export const BROKEN_JPEGS: readonly Hostile[] = [
  ['the head before a GIF', () => Buffer.concat([HEAD, Buffer.from('GIF89a')])],
  ['the head before a PNG', () => Buffer.concat([HEAD, buildPng(40, 20)])],
  ['the head before a ZIP', () => Buffer.concat([HEAD, Buffer.from('PK\u0003\u0004')])],
  ['the head before an SVG', () => Buffer.concat([HEAD, Buffer.from('\xe0<svg onload="x"/>')])],
  ['one that says to be 2,000 pixels wide', () => patched(FRAME + 5, 7, 0xd0, 7, 0xd0)],
  ['one without height', () => patched(FRAME + 5, 0, 0)],
  ['one without width', () => patched(FRAME + 7, 0, 0)],
  ['one of 12 bits', () => patched(FRAME + 4, 12)],
  ['one of 200 components', () => patched(FRAME + 9, 200)],
  ['one of a kind that nobody reads', () => patched(FRAME + 1, 0xc5)],
  ['one without loss', () => patched(FRAME + 1, 0xc3)],
  ['one with two frames', () => Buffer.concat([JPEG.subarray(0, SCAN), JPEG.subarray(FRAME)])],
  ['one without tables', () => Buffer.concat([JPEG.subarray(0, QUANTA), JPEG.subarray(FRAME)])],
  ['one with codes that overflow', () => patched(CODES + 5, 255, 255)],
  ['one cut off in its scan', () => JPEG.subarray(0, SCAN + 6)],
  ['one without a scan', () => Buffer.concat([JPEG.subarray(0, SCAN), END])],
  ['one with a part that goes beyond its end', () => withMore(Buffer.from([0xff, 0xe0, 255, 255]))],
  ['one of 2,000 scans', () => manyScans(2000)],
];

/** Files that are a JPEG and something else too, or carry what costs a reader time or memory. */
export const LOADED_JPEGS: readonly Hostile[] = [
  ['a script behind it', () => Buffer.concat([JPEG, Buffer.from('<script>alert(1)</script>')])],
  [
    'a ZIP behind it',
    () => Buffer.concat([JPEG, Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)]),
  ],
  ['a second picture behind it', () => Buffer.concat([JPEG, JPEG])],
  ['a program in a remark', () => withMore(segment(0xfe, '<?php system($_GET[0]); ?>'))],
  ['a colour profile of noise', () => withMore(icc(1, 1))],
  ['a colour profile of which most is missing', () => withMore(icc(1, 255))],
  [
    'a colour profile of 900 kB',
    () => withMore(...Array.from({ length: 15 }, (_none, at) => icc(at + 1, 15))),
  ],
  ['Exif that leads to itself', () => withMore(exifLoop())],
  ['Exif of noise', () => withMore(segment(0xe1, 'Exif\0\0II*\0', Buffer.alloc(60_000, 255)))],
];
