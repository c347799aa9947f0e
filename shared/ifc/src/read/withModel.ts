import { IfcAPI, LogLevel, type LocateFileHandlerFn } from 'web-ifc';

import { checkText } from './checkText.ts';
import { ifcModel, type IfcModel } from './ifcModel.ts';
import { ModelFileError } from './ModelFileError.ts';

const NOTHING = 0x24;

/** The parser leaves out a `*` and moves what follows it; `$` says as little and keeps its place. */
const withoutStars = (bytes: Uint8Array, stars: readonly number[]): Uint8Array => {
  if (stars.length === 0) return bytes;
  const copy = bytes.slice();
  for (const at of stars) copy[at] = NOTHING;
  return copy;
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
  const { missing, stars } = checkText(bytes);
  const api = new IfcAPI();
  await api.Init(locate, true);
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  const opened = ((): number => {
    try {
      return api.OpenModel(withoutStars(bytes, stars));
    } catch (cause) {
      throw new ModelFileError('lezen', { cause });
    }
  })();
  if (opened < 0) throw new ModelFileError('lezen');
  try {
    return read(ifcModel(api, opened), missing);
  } finally {
    api.CloseModel(opened);
    api.Dispose();
  }
};
