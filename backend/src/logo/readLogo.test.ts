import { describe, expect, test } from '@jest/globals';

import { buildPng, pngChunk } from '../testing/buildPng.ts';
import { JPEG } from '../testing/jpeg.ts';
import { readLogo } from './readLogo.ts';

const redenOf = (bytes: Buffer): string => {
  const read = readLogo(bytes);
  return 'reden' in read ? read.reden : 'none';
};

const KAPOT =
  'Dit bestand kan niet als afbeelding worden gelezen. Sla het opnieuw op als PNG of JPEG.';
const SOORT = 'Kies een PNG- of JPEG-bestand. Andere soorten, ook SVG, kunnen niet op een rapport.';

describe('a logo', () => {
  test('is a PNG or a JPEG by its content, with its size', () => {
    expect(readLogo(buildPng(40, 20))).toMatchObject({
      type: 'image/png',
      breedte: 40,
      hoogte: 20,
    });
    expect(readLogo(JPEG)).toMatchObject({ type: 'image/jpeg', breedte: 32, hoogte: 16 });
  });

  test('loses what is no picture: remarks, other frames, and what comes after its end', () => {
    const remark = pngChunk('tEXt', Buffer.from('Author\0Jan de Vries'));
    const script = Buffer.from('<script>alert(1)</script>');
    const read = readLogo(Buffer.concat([buildPng(20, 20, { chunks: [remark] }), script]));
    expect(read).toMatchObject({ bytes: buildPng(20, 20) });
    const exif = Buffer.from([0xff, 0xe1, 0, 8, 0x45, 0x78, 0x69, 0x66, 0, 0]);
    const jpeg = Buffer.concat([JPEG.subarray(0, 2), exif, JPEG.subarray(2), script]);
    expect(readLogo(jpeg)).toEqual(readLogo(JPEG));
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), SOORT],
    ['a GIF', Buffer.from('GIF89a'), SOORT],
    ['nothing', Buffer.alloc(0), SOORT],
    ['a PNG that ends too early', buildPng(20, 20).subarray(0, -20), KAPOT],
    ['a PNG with a changed byte', Buffer.from(buildPng(20, 20)).fill(7, 50, 51), KAPOT],
    ['a PNG with too few pixels', buildPng(20, 20, { raw: Buffer.alloc(100) }), KAPOT],
    ['a JPEG that ends too early', JPEG.subarray(0, JPEG.length - 40), KAPOT],
    ['a JPEG of a head alone', JPEG.subarray(0, 24), KAPOT],
  ])('is refused when it is %s', (_name, bytes, reden) => {
    expect(redenOf(bytes)).toBe(reden);
  });

  test('is refused when it unpacks to more than its head says, without being unpacked', () => {
    const bomb = buildPng(20, 20, { raw: Buffer.alloc(300_000_000) });
    expect(bomb.length).toBeLessThan(512 * 1024);
    const before = process.memoryUsage().arrayBuffers;
    expect(redenOf(bomb)).toBe(KAPOT);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
  });

  test('is refused with too many or too few pixels, or bytes', () => {
    const wide = buildPng(2001, 20, { raw: Buffer.alloc(1) });
    expect(redenOf(wide)).toBe(
      'Deze afbeelding is te groot. Een logo mag 2000 bij 2000 pixels zijn.',
    );
    expect(redenOf(buildPng(400, 15))).toBe(
      'Deze afbeelding is te klein. Een logo is minstens 16 bij 16 pixels.',
    );
    const heavy = buildPng(20, 20, { chunks: [pngChunk('tEXt', Buffer.alloc(600_000))] });
    expect(redenOf(heavy)).toBe('Dit bestand is te groot. Een logo mag 512 kB zijn.');
  });
});
