import type { Gereedschap } from '@adviestool/domain/bewijs/controleerBewijs';
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const bytesOf = (base64url: string): Uint8Array =>
  Uint8Array.from(
    atob(base64url.replaceAll('-', '+').replaceAll('_', '/')),
    (teken) => teken.codePointAt(0) ?? 0,
  );

const decoder = new TextDecoder('utf-8', { fatal: true });

/** What a check needs of a browser: their own arithmetic of signatures is younger than some that are served. */
export const GEREEDSCHAP: Gereedschap = {
  verify: (publicKey, bytes, handtekening) =>
    // By the letter of RFC 8032, as the backend does.
    ed25519.verify(bytesOf(handtekening), bytes, bytesOf(publicKey), { zip215: false }),
  sha256: (bytes) => bytesToHex(sha256(bytes)),
  decode: (bytes) => {
    try {
      return decoder.decode(bytes);
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  },
};
