import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';

import type { Handtekening } from '@adviestool/contract/adviesJson';
import { rapportsleutelSchema, type Rapportsleutel } from '@adviestool/contract/rapportsleutels';
import { z } from 'zod';

/** A key that signs reports: the public part as everyone gets it, and its secret half. */
const sleutelSchema = rapportsleutelSchema.extend({
  /** base64url of the 32 bytes that nobody else may know. */
  geheim: z.string().regex(/^[\w-]{43}$/),
});

/** The keys of an installation, the newest last. */
export const sleutelbosSchema = z.object({ sleutels: z.array(sleutelSchema) });

type Sleutel = z.infer<typeof sleutelSchema>;
export type Sleutelbos = z.infer<typeof sleutelbosSchema>;

/** Signs bytes with the key that is in use. */
export type Onderteken = (bytes: Uint8Array) => Handtekening;

/** There is no key that may sign. */
export class NoKeyError extends Error {
  override readonly name = 'NoKeyError';
}

const KID_LENGTH = 16;

const jwkSchema = z.object({ x: z.string(), d: z.string() });

const createSleutel = (now: Date): Sleutel => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { x, d } = jwkSchema.parse(privateKey.export({ format: 'jwk' }));
  return {
    // Of the key itself: no two keys of any installations have one name.
    kid: createHash('sha256').update(x).digest('hex').slice(0, KID_LENGTH),
    alg: 'Ed25519',
    publicKey: x,
    van: now.toISOString(),
    tot: null,
    ingetrokken: null,
    geheim: d,
  };
};

const isInUse = ({ tot, ingetrokken }: Sleutel): boolean => tot === null && ingetrokken === null;

const retire = (sleutel: Sleutel, now: Date): Sleutel => ({
  ...sleutel,
  tot: sleutel.tot ?? now.toISOString(),
});

/** The keys of a new installation. */
export const createSleutelbos = (now: Date): Sleutelbos => ({ sleutels: [createSleutel(now)] });

/** A new key signs from now on; what the former ones signed stays valid. */
export const wisselSleutel = ({ sleutels }: Sleutelbos, now: Date): Sleutelbos => ({
  sleutels: [...sleutels.map((sleutel) => retire(sleutel, now)), createSleutel(now)],
});

/**
 * Nothing that this key signed is valid any more; a new key signs when it was in use.
 * @returns null when there is no such key
 */
export const trekSleutelIn = (bos: Sleutelbos, kid: string, now: Date): Sleutelbos | null => {
  if (!bos.sleutels.some((sleutel) => sleutel.kid === kid)) return null;
  const sleutels = bos.sleutels.map((sleutel) =>
    sleutel.kid === kid
      ? { ...retire(sleutel, now), ingetrokken: sleutel.ingetrokken ?? now.toISOString() }
      : sleutel,
  );
  return { sleutels: sleutels.some(isInUse) ? sleutels : [...sleutels, createSleutel(now)] };
};

/** What everyone may know of the keys. */
export const listRapportsleutels = ({ sleutels }: Sleutelbos): Rapportsleutel[] =>
  sleutels.map(({ geheim: _geheim, ...openbaar }) => openbaar);

/** @throws NoKeyError */
export const ondertekenaarOf = ({ sleutels }: Sleutelbos): Onderteken => {
  const sleutel = sleutels.findLast(isInUse);
  if (sleutel === undefined) throw new NoKeyError('Geen sleutel is in gebruik.');
  const { kid, alg, publicKey: x, geheim: d } = sleutel;
  const key = createPrivateKey({ key: { kty: 'OKP', crv: alg, x, d }, format: 'jwk' });
  return (bytes) => ({
    kid,
    alg,
    handtekening: sign(null, bytes, key).toString('base64url'),
  });
};
