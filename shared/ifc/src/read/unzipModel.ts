import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';

import { ModelFileError, type ModelFault } from './ModelFileError.ts';

/** Taken in at a time: what one piece can become is bounded (deflate: about a thousandfold). */
const PIECE = 16 * 1024;

/** More than a browser can open. */
const LARGEST = 1024 ** 3;

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** What a Mac puts beside each file is none of them. */
const isModel = (name: string): boolean =>
  /\.ifc$/i.test(name) && !/(?:^|\/)(?:\._|__MACOSX\/)/.test(name);

const joined = (pieces: readonly Uint8Array[], length: number): Uint8Array => {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

/**
 * The IFC file in an ifcZIP.
 * @param largest bytes that it may become
 * @throws ModelFileError when there is none or more than one, or it is too large or damaged
 */
export const unzipModel = (bytes: Uint8Array, largest = LARGEST): Uint8Array => {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let models = 0;
  let isXml = false;
  let isWhole = false;
  // Not thrown where it is found: the library would take it for a fault of the archive.
  const faults: ModelFault[] = [];
  const take = (file: UnzipFile): void => {
    if (/\.ifcxml$/i.test(file.name)) isXml = true;
    if (!isModel(file.name)) return;
    models += 1;
    if (models > 1) {
      faults.push('zipMeer');
      return;
    }
    file.ondata = (error, piece, isLast) => {
      length += error === null ? piece.length : 0;
      if (error !== null) faults.push('zipKapot');
      else if (length > largest) faults.push('zipGroot');
      // The next piece may be written over this one.
      else pieces.push(piece.slice());
      isWhole = isLast;
    };
    file.start();
  };
  const push = (unzip: Unzip, at: number): void => {
    try {
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
    } catch (cause) {
      throw new ModelFileError('zipKapot', { cause });
    }
  };
  const unzip = new Unzip(take);
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length && faults.length === 0; at += PIECE) push(unzip, at);
  const [fault] = faults;
  if (fault !== undefined) throw new ModelFileError(fault);
  if (models === 0) throw new ModelFileError(isXml ? 'xml' : 'zipLeeg');
  if (!isWhole) throw new ModelFileError('zipKapot');
  return joined(pieces, length);
};

/** The text of a model: the file itself, or the one in an ifcZIP. @throws ModelFileError as `unzipModel` */
export const modelTextOf = (file: Uint8Array): Uint8Array =>
  isZip(file) ? unzipModel(file) : file;
