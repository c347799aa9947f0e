import { createHash, randomBytes } from 'node:crypto';

/** What `newToken` makes. */
export const TOKEN_PATTERN = /^[\w-]{43}$/;

/** A secret that cannot be guessed: 256 bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
