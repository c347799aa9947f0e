import { createPublicKey, verify } from 'node:crypto';

import type { Rapportsleutel } from '@adviestool/contract/rapportsleutels';
import { expect, test } from '@jest/globals';

import {
  createSleutelbos,
  listRapportsleutels,
  NoKeyError,
  ondertekenaarOf,
  trekSleutelIn,
  wisselSleutel,
} from './sleutelbos.ts';

const MAANDAG = new Date('2026-11-23T08:00:00.000Z');
const DINSDAG = new Date('2026-11-24T08:00:00.000Z');
const BYTES = Buffer.from('{"soort":"adviestool-advies"}');

const isSignedBy = ({ publicKey: x }: Rapportsleutel, handtekening: string): boolean =>
  verify(
    null,
    BYTES,
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    Buffer.from(handtekening, 'base64url'),
  );

test('what a new installation signs, its one public key proves', () => {
  const bos = createSleutelbos(MAANDAG);
  const [sleutel] = listRapportsleutels(bos);
  const { kid, handtekening } = ondertekenaarOf(bos)(BYTES);
  expect(sleutel).toMatchObject({ kid, van: MAANDAG.toISOString(), tot: null, ingetrokken: null });
  expect(sleutel !== undefined && isSignedBy(sleutel, handtekening)).toBe(true);
});

test('two signatures over the same bytes are the same', () => {
  const onderteken = ondertekenaarOf(createSleutelbos(MAANDAG));
  expect(onderteken(BYTES)).toEqual(onderteken(BYTES));
});

test('of the public keys nothing is secret', () => {
  const bos = createSleutelbos(MAANDAG);
  const geheim = bos.sleutels[0]?.geheim ?? 'geen';
  expect(JSON.stringify(listRapportsleutels(bos))).not.toContain(geheim);
});

test('after a rotation the new key signs, and the former one stays known with its end', () => {
  const bos = createSleutelbos(MAANDAG);
  const nieuw = wisselSleutel(bos, DINSDAG);
  const [eerste, tweede] = listRapportsleutels(nieuw);
  expect(eerste).toMatchObject({ tot: DINSDAG.toISOString(), ingetrokken: null });
  expect(ondertekenaarOf(nieuw)(BYTES).kid).toBe(tweede?.kid);
  expect(tweede?.kid).not.toBe(eerste?.kid);
  // A third one leaves the end of the first as it was.
  expect(wisselSleutel(nieuw, new Date()).sleutels[0]?.tot).toBe(DINSDAG.toISOString());
});

test('a key in use that is withdrawn is replaced at once', () => {
  const bos = createSleutelbos(MAANDAG);
  const kid = bos.sleutels[0]?.kid ?? '';
  const nieuw = trekSleutelIn(bos, kid, DINSDAG);
  expect(nieuw?.sleutels.map(({ ingetrokken }) => ingetrokken)).toEqual([
    DINSDAG.toISOString(),
    null,
  ]);
  expect(nieuw !== null && ondertekenaarOf(nieuw)(BYTES).kid).not.toBe(kid);
});

test('a former key that is withdrawn leaves the one in use', () => {
  const bos = wisselSleutel(createSleutelbos(MAANDAG), DINSDAG);
  const nieuw = trekSleutelIn(bos, bos.sleutels[0]?.kid ?? '', DINSDAG);
  expect(nieuw?.sleutels).toHaveLength(2);
  expect(trekSleutelIn(bos, 'onbekend', DINSDAG)).toBeNull();
});

test('without a key in use nothing is signed', () => {
  expect(() => ondertekenaarOf({ sleutels: [] })).toThrow(NoKeyError);
});
