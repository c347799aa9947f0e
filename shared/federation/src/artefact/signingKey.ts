import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';

import { z } from 'zod';

import { readDocument } from '../assemble/readDocument.ts';
import { SiteError } from '../assemble/SiteError.ts';

/** The file of a team's key, which never leaves the team. */
const keyFileSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  private: z.string(),
});

type KeyFile = z.infer<typeof keyFileSchema>;

/** What others know a team by. */
export interface TeamKey {
  name: string;
  /** The public half of an Ed25519 key: SPKI, in Base64. */
  public: string;
}

export interface SigningKey extends TeamKey {
  sign: (bytes: Buffer) => string;
}

const publicOf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** A new key for a team of this name. */
export const makeKey = (name: string): KeyFile => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { name, private: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
};

const privateKeyOf = (file: string, pem: string): KeyObject => {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below.
  }
  throw new SiteError(`${file}: private: it is no Ed25519 key. Make one with adviestool key NAME.`);
};

/** Reads the key of a team. @throws DocumentError, SiteError */
export const readKey = (file: string): SigningKey => {
  const { name, private: pem } = readDocument(file, keyFileSchema);
  const key = privateKeyOf(file, pem);
  return {
    name,
    public: publicOf(key),
    sign: (bytes) => sign(null, bytes, key).toString('base64'),
  };
};

/** Whether these bytes were signed by the holder of a key. */
export const isSigned = (bytes: Buffer, signature: string, { public: spki }: TeamKey): boolean => {
  try {
    const key = createPublicKey({ key: Buffer.from(spki, 'base64'), type: 'spki', format: 'der' });
    return (
      key.asymmetricKeyType === 'ed25519' &&
      verify(null, bytes, key, Buffer.from(signature, 'base64'))
    );
  } catch {
    // No key at all.
    return false;
  }
};
