import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_LENGTH = 12;
const TAG_LENGTH = 16;

/**
 * Seals texts with a key of the installation, so that who reads the database alone reads none of them. `context` says
 * what a text belongs to: moved to another row it does not open.
 */
export const createSeal = (signKey: string) => {
  const key = Buffer.from(hkdfSync('sha256', signKey, '', 'adviestool bedrijfslogin', 32));
  return {
    seal: (text: string, context: string): string => {
      const iv = randomBytes(IV_LENGTH);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    /** @returns null when it was sealed with another key, or for something else */
    open: (sealed: string, context: string): string | null => {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_LENGTH))
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH));
        const text = decipher.update(bytes.subarray(IV_LENGTH + TAG_LENGTH));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
};

export type Seal = ReturnType<typeof createSeal>;
