import { expect, test } from '@jest/globals';
import { MONTAGE_GRENZEN } from '@adviestool/contract/montage';
import sharp from 'sharp';

import { buildPng } from '../testing/buildPng.ts';
import { BROKEN_JPEGS, LOADED_JPEGS } from '../testing/hostileJpegs.ts';
import { JPEG, KAPOTTE_JPEG } from '../testing/jpeg.ts';
import { readPicture } from './readPicture.ts';

const HEAD = Buffer.from([0xff, 0xd8, 0xff]);

/** Its head says so; there are no such pixels. */
const ENORMOUS = Buffer.from(JPEG);
ENORMOUS.set([0xff, 0xdc, 0xff, 0xdc], JPEG.indexOf(Buffer.from([0xff, 0xc0])) + 5);

/** Of a JPEG, with something else in the place of its end. */
const withTail = (tail: string): Buffer =>
  Buffer.concat([JPEG.subarray(0, JPEG.length / 2), Buffer.from(tail)]);

test.each<readonly [string, () => Promise<Buffer> | Buffer, string]>([
  ['the head of a JPEG alone', () => HEAD, 'kapot'],
  ['that head before a page', () => Buffer.concat([HEAD, Buffer.from('<script>')]), 'kapot'],
  ['that head before zeros', () => Buffer.concat([HEAD, Buffer.alloc(4096)]), 'kapot'],
  ['half a JPEG before a page', () => withTail('<!doctype html>'), 'kapot'],
  ['half a JPEG before a program', () => withTail('MZ\x90\x00'), 'kapot'],
  ['a JPEG that breaks off', () => KAPOTTE_JPEG, 'kapot'],
  ['one that says to be 65,500 pixels wide', () => ENORMOUS, 'pixels'],
  ...BROKEN_JPEGS.map(([what, make]) => [what, make, 'kapot'] as const),
  ['one that is too wide', () => sharp(buildPng(2001, 20)).jpeg().toBuffer(), 'pixels'],
  ['one that is too high', () => sharp(buildPng(20, 2001)).jpeg().toBuffer(), 'pixels'],
  ['one that is too small', () => sharp(buildPng(8, 8)).jpeg().toBuffer(), 'klein'],
])('a photo is not %s', async (_what, make, afwijzing) => {
  expect(await readPicture(await make(), 'foto')).toEqual({ afwijzing });
});

test.each(LOADED_JPEGS)('a photo with %s is its pixels and nothing else', async (_what, make) => {
  const read = await readPicture(await make(), 'foto');
  if (!('bytes' in read)) throw new Error(read.afwijzing);
  expect([read.breedte, read.hoogte]).toEqual([32, 16]);
  const written = Buffer.from(read.bytes).toString('latin1');
  expect(written).not.toMatch(/script|PK|php|Exif|ICC_PROFILE/);
  expect(written.length).toBeLessThan(1000);
});

test('a photo that written anew would take more than a photo may is written smaller', async () => {
  let seed = 1;
  const noise = Buffer.from(
    Array.from({ length: 1800 * 1800 * 3 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % 256;
    }),
  );
  const raw = { raw: { width: 1800, height: 1800, channels: 3 } } as const;
  const small = await sharp(noise, raw).jpeg({ quality: 30 }).toBuffer();
  const before = await sharp(small).jpeg({ quality: 82, chromaSubsampling: '4:2:0' }).toBuffer();
  expect(small.length).toBeLessThan(MONTAGE_GRENZEN.fotoBytes);
  expect(before.length).toBeGreaterThan(MONTAGE_GRENZEN.fotoBytes);
  const read = await readPicture(small, 'foto');
  if (!('bytes' in read)) throw new Error(read.afwijzing);
  expect(read.bytes.length).toBeLessThanOrEqual(MONTAGE_GRENZEN.fotoBytes);
  expect([read.breedte, read.hoogte]).toEqual([1800, 1800]);
});

test('a photo takes fewer bytes than a logo of the same pixels', async () => {
  const noise = Buffer.from(
    Array.from({ length: 100 * 100 * 3 }, (_none, at) => (at * 7919) % 251),
  );
  const raw = { raw: { width: 100, height: 100, channels: 3 } } as const;
  const jpeg = await sharp(noise, raw).jpeg({ quality: 100 }).toBuffer();
  const sizes = [];
  for (const soort of ['foto', 'logo'] as const) {
    const read = await readPicture(jpeg, soort);
    sizes.push('bytes' in read ? read.bytes.length : 0);
  }
  expect(sizes[0]).toBeGreaterThan(0);
  expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
});
