import { createHash, createPublicKey, verify } from 'node:crypto';

import type { Gereedschap } from '@adviestool/domain/bewijs/controleerBewijs';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** What a check needs of Node. */
export const GEREEDSCHAP: Gereedschap = {
  verify: (x, bytes, handtekening) =>
    verify(
      null,
      bytes,
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
      Buffer.from(handtekening, 'base64url'),
    ),
  sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  decode: (bytes) => {
    try {
      return decoder.decode(bytes);
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  },
};
