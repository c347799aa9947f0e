import type { LocateFileHandlerFn } from 'web-ifc';

import type { Bouwmodel } from '../model/bouwmodel.ts';
import { ModelFileError } from './ModelFileError.ts';
import { readModel } from './readModel.ts';
import { modelTextOf } from './unzipModel.ts';
import { withModel } from './withModel.ts';

/**
 * Reads the gevelvullingen of an IFC2x3 or IFC4 file, or of the one in an ifcZIP.
 * @param locate where the parser's WebAssembly is; absent: beside its script
 * @throws ModelFileError saying what is wrong with the file
 */
export const readFile = async (
  file: Uint8Array,
  locate?: LocateFileHandlerFn,
): Promise<Bouwmodel> => {
  const text = modelTextOf(file);
  try {
    return await withModel(text, readModel, locate);
  } catch (cause) {
    if (cause instanceof ModelFileError) throw cause;
    throw new ModelFileError('lezen', { cause });
  }
};
