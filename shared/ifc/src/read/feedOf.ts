import type { ModelLoadCallback } from 'web-ifc';

import { concat } from '../step/blok.ts';
import { endOfLine } from './lineAt.ts';
import type { Scan } from './scanText.ts';

const NOTHING = 0x24;
const SPACE = 0x20;
/** Of § in a text, as the parser knows it. */
const PARAGRAAFTEKEN = new TextEncoder().encode(String.raw`\X\A7`);

/** The first of sorted positions that is not before another one. */
const firstFrom = (positions: ArrayLike<number>, from: number): number => {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? Infinity) < from) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Each of what the parser takes for the end of a text as it knows it, where that is read. */
const withParagraaftekens = (bytes: Uint8Array, tekens: Scan['paragraaftekens']): Uint8Array => {
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (const { at, length } of tekens) {
    if (bytes[at] === SPACE) continue;
    pieces.push(bytes.subarray(from, at), PARAGRAAFTEKEN);
    from = at + length;
  }
  return concat(...pieces, bytes.subarray(from));
};

/**
 * Gives the parser a file piece by piece, so that there is no second one in memory: spaces for a line that
 * is not read, and `$` for a `*` that the parser would leave out, moving what follows it. Only a raised
 * quote, which it would end a text at, costs a copy.
 * @param leftOut positions of the lines that are not read, in order
 */
export const feedOf = (
  bytes: Uint8Array,
  { stars, paragraaftekens }: Scan,
  leftOut: Uint32Array,
): ModelLoadCallback => {
  const starred = Float64Array.from(stars);
  const patched = (from: number, to: number): Uint8Array => {
    const piece = bytes.subarray(from, to);
    const star = firstFrom(starred, from);
    // The line before may reach into this piece.
    const line = Math.max(0, firstFrom(leftOut, from) - 1);
    if ((starred[star] ?? Infinity) >= to && (leftOut[line] ?? Infinity) >= to) return piece;
    // Not slice: that of a Buffer is the same bytes.
    const copy = new Uint8Array(piece);
    for (let index = star; (starred[index] ?? Infinity) < to; index += 1)
      copy[(starred[index] ?? 0) - from] = NOTHING;
    for (let index = line; (leftOut[index] ?? Infinity) < to; index += 1) {
      const start = leftOut[index] ?? 0;
      copy.fill(SPACE, Math.max(0, start - from), Math.max(0, endOfLine(bytes, start) - from));
    }
    return copy;
  };
  if (paragraaftekens.length === 0)
    return (from, size) => patched(from, Math.min(bytes.length, from + size));
  const whole = withParagraaftekens(patched(0, bytes.length), paragraaftekens);
  return (from, size) => whole.subarray(from, from + size);
};
