import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const digestOf = (text: string): Uint8Array => sha256(utf8ToBytes(text));

export const sha256Hex = (text: string): string => bytesToHex(digestOf(text));

export const sha256Base64url = (text: string): string =>
  btoa(String.fromCodePoint(...digestOf(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
