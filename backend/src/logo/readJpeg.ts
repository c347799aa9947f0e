/** Begin and end of a picture; where its size stands; where its pixels begin. */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
/** A baseline or a progressive picture: what browsers and the typesetter both read. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Tables, the restart interval, the head of JFIF, and how Adobe turned colours. */
const KEPT: ReadonlySet<number> = new Set([0xdb, 0xc4, 0xdd, 0xe0, 0xee]);
/** What may be left out: remarks, and what programs keep of a picture and of who made it. */
const isRemark = (marker: number): boolean =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee);

interface Segment {
  marker: number;
  /** With its marker. */
  whole: Buffer;
}

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Where the pixels end that begin here: at the next marker that is none of theirs. */
const endOfScan = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return -1;
};

/** The parts up to the end of the picture; null: it is broken, or of a kind that is not read. */
const segmentsOf = (bytes: Buffer): Segment[] | null => {
  const segments: Segment[] = [];
  let at = 2;
  while (at + 2 <= bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    if (bytes.readUInt8(at) !== 0xff) return null;
    if (marker === EOI) return segments;
    if (at + 4 > bytes.length) return null;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return null;
    const until = marker === SOS ? endOfScan(bytes, end) : end;
    if (until === -1) return null;
    segments.push({ marker, whole: bytes.subarray(at, until) });
    at = until;
  }
  return null;
};

/** Of 8 bits, grey or in three colours. */
const frameOf = ({ whole }: Segment): { breedte: number; hoogte: number } | null => {
  if (whole.length < 10 || whole.readUInt8(4) !== 8) return null;
  const components = whole.readUInt8(9);
  const [hoogte, breedte] = [whole.readUInt16BE(5), whole.readUInt16BE(7)];
  if ((components !== 1 && components !== 3) || whole.length !== 10 + 3 * components) return null;
  return breedte === 0 || hoogte === 0 ? null : { breedte, hoogte };
};

export const isJpeg = (bytes: Buffer): boolean =>
  bytes.length > 4 && bytes.readUIntBE(0, 3) === ((0xff << 16) | (SOI << 8) | 0xff);

/**
 * Reads a JPEG: its size, and its bytes without remarks.
 * @returns null when it is broken, or of a kind that not every reader knows
 */
export const readJpeg = (
  bytes: Buffer,
): { breedte: number; hoogte: number; bytes: Buffer } | null => {
  const segments = segmentsOf(bytes)?.filter(({ marker }) => !isRemark(marker)) ?? [];
  const frames = segments.filter(({ marker }) => FRAMES.has(marker));
  const scans = segments.filter(({ marker }) => marker === SOS);
  const [frame] = frames;
  const known = segments.every(
    ({ marker }) => KEPT.has(marker) || FRAMES.has(marker) || marker === SOS,
  );
  if (frame === undefined || frames.length > 1 || scans.length === 0 || !known) return null;
  const size = frameOf(frame);
  if (size === null) return null;
  const whole = segments.map((segment) => segment.whole);
  return {
    ...size,
    bytes: Buffer.concat([Buffer.from([0xff, SOI]), ...whole, Buffer.from([0xff, EOI])]),
  };
};
