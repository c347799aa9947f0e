import { IfcAPI, LogLevel, type LocateFileHandlerFn } from 'web-ifc';

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

/**
 * What the parser is given: it leaves out a `*` and moves what follows it, where `$` says as little and keeps
 * its place; and it ends a text at the quote of `\S\'`.
 */
const forParser = (bytes: Uint8Array, { stars, paragraaftekens }: Scan): Uint8Array => {
  if (stars.length === 0 && paragraaftekens.length === 0) return bytes;
  const copy = bytes.slice();
  for (const at of stars) copy[at] = NOTHING;
  return paragraaftekens.length === 0 ? copy : withParagraaftekens(copy, paragraaftekens);
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
      return api.OpenModel(forParser(bytes, scan));
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
