import type { LocateFileHandlerFn } from 'web-ifc';

import type { Bouwmodel } from '../model/bouwmodel.ts';
import { checkText } from './checkText.ts';
import { ModelFileError } from './ModelFileError.ts';
import { readModel } from './readModel.ts';
import { isZip, unzipModel } from './unzipModel.ts';
import { withModel } from './withModel.ts';

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
  try {
    return await withModel(bytes, (model) => readModel(model, missing), locate);
  } catch (cause) {
    if (cause instanceof ModelFileError) throw cause;
    throw new ModelFileError('lezen', { cause });
  }
};
