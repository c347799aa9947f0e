import { hash, verify } from '@node-rs/argon2';

import { PASSWORD_MAX } from '@adviestool/contract/account';

/** memoryCost in KiB; the algorithm is the library's default, argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a hash of that cost begins with. */
const CURRENT_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Hash of a random text that nobody knows, at the same cost. */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$LXO2BIldfEMY2Dm4angevw$6/8Mm7XCYwlBtuC0pE2PXN7iFDuXo62HjmurZ++Us2U';

/** Hashes a password for storage. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Whether a hash was made at another cost than today's. */
export const isOutdated = (storedHash: string): boolean => !storedHash.startsWith(CURRENT_HASH);

/** Checks a password; without a hash (no such account) it takes the same time and says no. */
export const verifyPassword = async (
  storedHash: string | null,
  password: string,
): Promise<boolean> => {
  const isRight = await verify(storedHash ?? DUMMY_HASH, password.slice(0, PASSWORD_MAX));
  return isRight && storedHash !== null && password.length <= PASSWORD_MAX;
};
