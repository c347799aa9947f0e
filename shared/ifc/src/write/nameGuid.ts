import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Digits of a GlobalId (IfcGloballyUniqueId). */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';
const LENGTH = 22;

/** 128 bits that are the same whenever the names are, in hexadecimal: a UUID of version 8 (RFC 9562). */
const hexOf = (names: readonly string[]): string => {
  const hex = bytesToHex(sha256(utf8ToBytes(JSON.stringify(names)))).slice(0, 32);
  return `${hex.slice(0, 12)}8${hex.slice(13, 16)}8${hex.slice(17)}`;
};

/** The UUID of what these names name, in 8-4-4-4-12 form. */
export const uuidOf = (...names: readonly string[]): string =>
  hexOf(names).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The GlobalId of what these names name: writing the same again gives the same. */
export const globalIdOf = (...names: readonly string[]): string => {
  let rest = BigInt(`0x${hexOf(names)}`);
  let text = '';
  while (text.length < LENGTH) {
    text = DIGITS.charAt(Number(rest & 63n)) + text;
    rest >>= 6n;
  }
  return text;
};
