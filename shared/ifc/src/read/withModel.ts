import { IfcAPI, LogLevel, type LocateFileHandlerFn } from 'web-ifc';

import { checkText } from './checkText.ts';
import { feedOf } from './feedOf.ts';
import { ifcModel, type IfcModel } from './ifcModel.ts';
import { ModelFileError } from './ModelFileError.ts';
import { neededLines } from './neededLines.ts';

const MB = 1024 * 1024;
/**
 * Bytes that the parser asks for, and keeps, at a time. Of its own 64 MB it holds several; it does not come
 * back from a line that is longer than what it asks for.
 */
const tapeSize = (longest: number): number => (longest > 2 * MB ? 64 * MB : 8 * MB);

interface Opening {
  /** Where the parser's WebAssembly is; absent: beside its script. */
  locate?: LocateFileHandlerFn | undefined;
  /** Numbers of lines that are read whatever they are. */
  asked?: readonly number[];
}

/**
 * Checks and opens a file as long as something is read of it: the one way to what a file says, for what
 * reads a model, writes into one, and reads that back. Lines that say nothing of what is read are not
 * given to the parser; asking for one of them is a fault of this program, and is thrown.
 * @param read gets the open file, and how many lines it points to and does not have
 * @throws ModelFileError when it is no whole IFC file of a known schema, or the parser refuses it
 */
export const withModel = async <Result>(
  bytes: Uint8Array,
  read: (model: IfcModel, missing: number) => Result,
  { locate, asked }: Opening = {},
): Promise<Result> => {
  const scan = checkText(bytes);
  const { isLeftOut, leftOut } = neededLines(bytes, scan.starts ?? new Uint32Array(0), asked);
  const api = new IfcAPI();
  await api.Init(locate, true);
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  const opened = ((): number => {
    try {
      return api.OpenModelFromCallback(feedOf(bytes, scan, leftOut), {
        TAPE_SIZE: tapeSize(scan.longest),
      });
    } catch (cause) {
      throw new ModelFileError('lezen', { cause });
    }
  })();
  if (opened < 0) throw new ModelFileError('lezen');
  try {
    return read(ifcModel(api, opened, isLeftOut), scan.missing);
  } finally {
    api.CloseModel(opened);
    api.Dispose();
  }
};
