import { IfcAPI, LogLevel, type LocateFileHandlerFn, type ModelLoadCallback } from 'web-ifc';

import { concat } from '../step/blok.ts';
import { checkText } from './checkText.ts';
import { ifcModel, type IfcModel } from './ifcModel.ts';
import { ModelFileError } from './ModelFileError.ts';
import type { Scan } from './scanText.ts';

const NOTHING = 0x24;
/** Of § in a text, as the parser knows it. */
const PARAGRAAFTEKEN = new TextEncoder().encode(String.raw`\X\A7`);

/** Each of what the parser takes for the end of a text as it knows it. */
const withParagraaftekens = (bytes: Uint8Array, tekens: Scan['paragraaftekens']): Uint8Array => {
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (const { at, length } of tekens) {
    pieces.push(bytes.subarray(from, at), PARAGRAAFTEKEN);
    from = at + length;
  }
  return concat(...pieces, bytes.subarray(from));
};

/** The first of sorted positions that is not before another one. */
const firstFrom = (positions: Float64Array, from: number): number => {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? Infinity) < from) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * Gives the parser a file piece by piece, so that there is no second one in memory: `$` for a `*` that it
 * would leave out, moving what follows it. Only a raised quote, which it would end a text at, costs a copy.
 */
const feedOf = (bytes: Uint8Array, { stars, paragraaftekens }: Scan): ModelLoadCallback => {
  const starred = stars.length === 0 ? null : Float64Array.from(stars);
  const patched = (piece: Uint8Array, from: number): Uint8Array => {
    if (starred === null) return piece;
    let index = firstFrom(starred, from);
    if ((starred[index] ?? Infinity) >= from + piece.length) return piece;
    const copy = piece.slice();
    for (; (starred[index] ?? Infinity) < from + piece.length; index += 1)
      copy[(starred[index] ?? 0) - from] = NOTHING;
    return copy;
  };
  if (paragraaftekens.length === 0)
    return (from, size) => patched(bytes.subarray(from, from + size), from);
  const whole = withParagraaftekens(patched(bytes, 0), paragraaftekens);
  return (from, size) => whole.subarray(from, from + size);
};

/**
 * Checks and opens a file as long as something is read of it: the one way to what a file says, for what
 * reads a model, writes into one, and reads that back.
 * @param read gets the open file, and how many lines it points to and does not have
 * @param locate where the parser's WebAssembly is; absent: beside its script
 * @throws ModelFileError when it is no whole IFC file of a known schema, or the parser refuses it
 */
export const withModel = async <Result>(
  bytes: Uint8Array,
  read: (model: IfcModel, missing: number) => Result,
  locate?: LocateFileHandlerFn,
): Promise<Result> => {
  const scan = checkText(bytes);
  const api = new IfcAPI();
  await api.Init(locate, true);
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  const opened = ((): number => {
    try {
      return api.OpenModelFromCallback(feedOf(bytes, scan));
    } catch (cause) {
      throw new ModelFileError('lezen', { cause });
    }
  })();
  if (opened < 0) throw new ModelFileError('lezen');
  try {
    return read(ifcModel(api, opened), scan.missing);
  } finally {
    api.CloseModel(opened);
    api.Dispose();
  }
};
