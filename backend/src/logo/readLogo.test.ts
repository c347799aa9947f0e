import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { afterAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';

import type { Proces } from '../processen/startProces.ts';
import { buildKapottePng, buildPng, pngChunk } from '../testing/buildPng.ts';
import { JPEG, KAPOTTE_JPEG } from '../testing/jpeg.ts';
import { decodeLogo, openDecoder } from './decodeLogo.ts';
import type { GelezenLogo } from './gelezenLogo.ts';
import { readLogo } from './readLogo.ts';

/** One process for all of them: starting it takes longer than what they ask. */
const decoder = openDecoder();
afterAll(() => decoder.end());

const read = (bytes: Buffer) => readLogo(bytes, decoder.decode);

const redenOf = async (bytes: Buffer): Promise<string> => {
  const logo = await read(bytes);
  return 'reden' in logo ? logo.reden : 'none';
};

const gelezen = async (bytes: Buffer): Promise<GelezenLogo> => {
  const logo = await read(bytes);
  if ('reden' in logo) throw new Error(logo.reden);
  return logo;
};

const KAPOT =
  'Dit bestand kan niet als afbeelding worden gelezen. Sla het opnieuw op als PNG of JPEG.';
const SOORT = 'Kies een PNG- of JPEG-bestand. Andere soorten, ook SVG, kunnen niet op een rapport.';

describe('a logo', () => {
  test('is a PNG or a JPEG by its content, with its size', async () => {
    expect(await readLogo(buildPng(40, 20))).toMatchObject({
      type: 'image/png',
      breedte: 40,
      hoogte: 20,
    });
    expect(await read(JPEG)).toMatchObject({ type: 'image/jpeg', breedte: 32, hoogte: 16 });
  });

  test('is written anew: its pixels, and nothing else that the file had', async () => {
    const remark = pngChunk('tEXt', Buffer.from('Author\0Jan de Vries'));
    const script = Buffer.from('<script>alert(1)</script>');
    const uploaded = Buffer.concat([buildPng(20, 20, { chunks: [remark] }), script]);
    const png = await gelezen(uploaded);
    const exif = Buffer.from([0xff, 0xe1, 0, 8, 0x45, 0x78, 0x69, 0x66, 0, 0]);
    const jpeg = await gelezen(
      Buffer.concat([JPEG.subarray(0, 2), exif, JPEG.subarray(2), script]),
    );
    for (const { bytes } of [png, jpeg]) {
      const text = Buffer.from(bytes).toString('latin1');
      for (const secret of ['Jan', 'script', 'Exif', 'ICC_PROFILE']) {
        expect(text).not.toContain(secret);
      }
    }
    const { data } = await sharp(png.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([20, 60, 160]);
  });

  test('stands upright, as the camera that took it says', async () => {
    const turned = await sharp(buildPng(40, 20)).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await read(turned)).toMatchObject({ breedte: 20, hoogte: 40 });
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), SOORT],
    ['a GIF', Buffer.from('GIF89a'), SOORT],
    ['nothing', Buffer.alloc(0), SOORT],
    ['a PNG that ends too early', buildPng(20, 20).subarray(0, -20), KAPOT],
    ['a PNG with a changed byte', Buffer.from(buildPng(20, 20)).fill(7, 50, 51), KAPOT],
    ['a PNG with too few pixels', buildPng(20, 20, { raw: Buffer.alloc(100) }), KAPOT],
    ['a PNG without pixels that can be read', buildKapottePng(40, 20), KAPOT],
    ['a JPEG that ends too early', JPEG.subarray(0, JPEG.length - 40), KAPOT],
    ['a JPEG of a head alone', JPEG.subarray(0, 24), KAPOT],
    ['a JPEG without pixels that can be read', KAPOTTE_JPEG, KAPOT],
  ])('is refused when it is %s', async (_name, bytes, reden) => {
    expect(await redenOf(bytes)).toBe(reden);
  });

  test('that packs more than its head says is that picture, and nothing of the rest', async () => {
    const bomb = buildPng(20, 20, { raw: Buffer.alloc(300_000_000) });
    expect(bomb.length).toBeLessThan(512 * 1024);
    const before = process.memoryUsage().rss;
    expect((await gelezen(bomb)).bytes.length).toBeLessThan(1000);
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  test('is refused with too many or too few pixels, or bytes', async () => {
    for (const breedte of [2001, 60_000]) {
      const wide = buildPng(breedte, 20, { raw: Buffer.alloc(1) });
      expect(await redenOf(wide)).toBe(
        'Deze afbeelding is te groot. Een logo mag 2000 bij 2000 pixels zijn.',
      );
    }
    expect(await redenOf(buildPng(400, 15))).toBe(
      'Deze afbeelding is te klein. Een logo is minstens 16 bij 16 pixels.',
    );
    const heavy = buildPng(20, 20, { chunks: [pngChunk('tEXt', Buffer.alloc(600_000))] });
    expect(await redenOf(heavy)).toBe('Dit bestand is te groot. Een logo mag 512 kB zijn.');
  });
});

/** A process that answers nothing, and what became of it. */
const silentProces = () => {
  const done = { isEnded: false };
  const proces: Proces = {
    pid: undefined,
    send: () => undefined,
    onBericht: () => undefined,
    onEnd: () => undefined,
    end: () => {
      done.isEnded = true;
    },
  };
  return { proces, done };
};

describe('the process that decodes', () => {
  test('is ended when it takes too long', async () => {
    const { proces, done } = silentProces();
    await expect(decodeLogo({ bytes: JPEG, soort: 'logo' }, proces, 20)).rejects.toThrow(
      'more than 20 ms',
    );
    expect(done.isEnded).toBe(true);
  });

  test('is another than that of the calls, and gone with its answer', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    const gone = once(child, 'exit');
    const proces: Proces = {
      pid: child.pid,
      send: () => child.kill('SIGSEGV'),
      onBericht: () => undefined,
      onEnd: (listener) => child.on('exit', (_code, by) => listener(`ended with ${by}`)),
      end: () => child.kill('SIGKILL'),
    };
    await expect(decodeLogo({ bytes: JPEG, soort: 'logo' }, proces)).rejects.toThrow(
      'ended with SIGSEGV',
    );
    await gone;
  });
});
