import { describe, expect, jest, test } from '@jest/globals';
import { zlibSync } from 'fflate';

import { buildPdf } from './builders/buildPdf.ts';
import { GRENZEN } from './grenzen.ts';

// pdf.js says there what it would draw with.
jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const { readPdf } = await import('./readPdf.ts');

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The same file with one text in it replaced, byte for byte. */
const replaceIn = (pdf: Uint8Array, oud: string, nieuw: string): Uint8Array => {
  const text = Array.from(pdf, (byte) => String.fromCodePoint(byte)).join('');
  return Uint8Array.from(text.replace(oud, nieuw), (teken) => teken.codePointAt(0) ?? 0);
};

const foutOf = async (bytes: Uint8Array): Promise<string> => {
  const uitkomst = await readPdf(bytes);
  return uitkomst.gelukt ? 'geen' : uitkomst.fout;
};

test('the attached files come out byte for byte, under their names', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const pdf = buildPdf({
    bijlagen: [
      { naam: 'advies.json', bytes },
      { naam: '../advies (2).json', bytes: utf8('{}') },
    ],
  });
  const uitkomst = await readPdf(pdf);
  expect(uitkomst).toMatchObject({
    gelukt: true,
    inhoud: { bijlagen: [{ naam: 'advies.json' }, { naam: 'advies (2).json' }] },
  });
  expect(uitkomst.gelukt && [...(uitkomst.inhoud.bijlagen[0]?.bytes ?? [])]).toEqual([...bytes]);
});

test.each([
  ['the genuine one first', ['advies.json', 'map/advies.json']],
  ['the genuine one last', ['a/advies.json', 'advies.json']],
])('two attached files of one name are refused, %s', async (_order, namen) => {
  const bijlagen = namen.map((naam) => ({ naam, bytes: utf8(`{"van":"${naam}"}`) }));
  expect(await foutOf(buildPdf({ bijlagen }))).toBe('dubbeleBijlage');
});

describe('a file that is no report', () => {
  test.each([
    ['empty', new Uint8Array()],
    ['a text', utf8('merk;breedte\nK01;1200')],
    ['a page of the web', utf8('<!doctype html><title>%PD F</title>')],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('such as %s is no PDF', async (_naam, bytes) => {
    expect(await foutOf(bytes)).toBe('geenPdf');
  });

  test('is damaged when only its head is there', async () => {
    expect(await foutOf(utf8('%PDF-1.7\n'))).toBe('beschadigd');
    expect(await foutOf(buildPdf().subarray(0, 60))).toBe('beschadigd');
  });

  test('is protected when it asks for a password', async () => {
    const trailer = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >>`;
    expect(await foutOf(buildPdf({ trailer }))).toBe('beveiligd');
  });
});

describe('a hostile file', () => {
  test('is refused by its size', async () => {
    expect(await foutOf(new Uint8Array(GRENZEN.bytes + 1))).toBe('teGroot');
  });

  test('is refused when it carries too many files', async () => {
    const bijlagen = Array.from({ length: GRENZEN.bijlagen + 1 }, (_, index) => ({
      naam: `bijlage${index}.json`,
      bytes: utf8('{}'),
    }));
    expect(await foutOf(buildPdf({ bijlagen }))).toBe('teVeelBijlagen');
  });

  test('is refused when a file in it becomes too large', async () => {
    const bom = zlibSync(new Uint8Array(GRENZEN.bijlage + 1));
    const pdf = buildPdf({ bijlagen: [{ naam: 'advies.json', bytes: bom }] });
    const ingepakt = replaceIn(pdf, '/Type /EmbeddedFile', '/Filter /FlateDecode');
    expect(await foutOf(ingepakt)).toBe('teVeelBijlagen');
  });
});
