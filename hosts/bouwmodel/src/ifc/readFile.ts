import { IfcAPI, LogLevel, type LocateFileHandlerFn } from 'web-ifc';

import type { Bouwmodel } from '../model/bouwmodel.ts';
import { checkText } from './checkText.ts';
import { ifcModel } from './ifcModel.ts';
import { ModelFileError } from './ModelFileError.ts';
import { readModel } from './readModel.ts';
import { isZip, unzipModel } from './unzipModel.ts';

const NOTHING = 0x24;

/** The parser leaves out a `*` and moves what follows it; `$` says as little and keeps its place. */
const withoutStars = (bytes: Uint8Array, stars: readonly number[]): Uint8Array => {
  if (stars.length === 0) return bytes;
  const copy = bytes.slice();
  for (const at of stars) copy[at] = NOTHING;
  return copy;
};

/**
 * Reads the gevelvullingen of an IFC2x3 or IFC4 file, or of the one in an ifcZIP.
 * @param locate where the parser's WebAssembly is; absent: beside its script
 * @throws ModelFileError saying what is wrong with the file
 */
export const readFile = async (
  file: Uint8Array,
  locate?: LocateFileHandlerFn,
): Promise<Bouwmodel> => {
  const text = isZip(file) ? unzipModel(file) : file;
  const { missing, stars } = checkText(text);
  const bytes = withoutStars(text, stars);
  const api = new IfcAPI();
  await api.Init(locate, true);
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  const opened = ((): number => {
    try {
      return api.OpenModel(bytes);
    } catch (cause) {
      throw new ModelFileError('lezen', { cause });
    }
  })();
  if (opened < 0) throw new ModelFileError('lezen');
  try {
    return readModel(ifcModel(api, opened), missing);
  } catch (cause) {
    if (cause instanceof ModelFileError) throw cause;
    throw new ModelFileError('lezen', { cause });
  } finally {
    api.CloseModel(opened);
    api.Dispose();
  }
};
