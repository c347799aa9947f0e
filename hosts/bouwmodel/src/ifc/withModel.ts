import { IfcAPI, LogLevel, type LocateFileHandlerFn } from 'web-ifc';

import { ifcModel, type IfcModel } from './ifcModel.ts';
import { ModelFileError } from './ModelFileError.ts';

/**
 * Opens a file as long as something is read of it.
 * @param locate where the parser's WebAssembly is; absent: beside its script
 * @throws ModelFileError when the parser refuses it
 */
export const withModel = async <Result>(
  bytes: Uint8Array,
  read: (model: IfcModel) => Result,
  locate?: LocateFileHandlerFn,
): Promise<Result> => {
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
    return read(ifcModel(api, opened));
  } finally {
    api.CloseModel(opened);
    api.Dispose();
  }
};
