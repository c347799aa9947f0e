import { closeSync, openSync, readFileSync, readSync } from 'node:fs';

import { GRENZEN } from '@adviestool/spreadsheet/grenzen';

import { errorCodeOf } from '../watch/errorCodeOf.ts';
import { failed, type Resultaat } from './jsonTekst.ts';

const STDIN = 0;

/** Reads a file up to a limit, for it may have any size. */
const readUpTo = (descriptor: number, limit: number): Uint8Array => {
  const bytes = new Uint8Array(limit);
  let length = 0;
  while (length < limit) {
    const read = readSync(descriptor, bytes, length, limit - length, null);
    if (read === 0) break;
    length += read;
  }
  return bytes.subarray(0, length);
};

/** A system error of reading or writing is a problem of the file. */
export const guarded = <T>(naam: string, act: () => T, wat = 'gelezen'): Resultaat<T> => {
  try {
    return { success: true, value: act() };
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === undefined) throw error;
    return failed(naam, `Bestand kan niet worden ${wat} (${code}).`);
  }
};

/** The bytes of a list, or one more than a list may have, which tells that it is too large; `-`: of stdin. */
export const readLijst = (bestand: string): Resultaat<Uint8Array> =>
  guarded(bestand, () => {
    if (bestand === '-') return readUpTo(STDIN, GRENZEN.bytes + 1);
    const descriptor = openSync(bestand, 'r');
    try {
      return readUpTo(descriptor, GRENZEN.bytes + 1);
    } finally {
      closeSync(descriptor);
    }
  });

export const readText = (naam: string, path: string | URL): Resultaat<string> =>
  guarded(naam, () => readFileSync(path, 'utf8'));
