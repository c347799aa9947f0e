import { cpuUsage } from 'node:process';

import { describe, expect, jest, test } from '@jest/globals';
import { BITS, ENOUGH, growthOf, manyOf } from '@adviestool/contract/builders/growthOf';
import { buildPdf } from '@adviestool/pdf/builders/buildPdf';
import { buildXlsx } from '@adviestool/spreadsheet/builders/buildXlsx';
import { readSpreadsheet } from '@adviestool/spreadsheet/readSpreadsheet';

// pdf.js says there what it would draw with.
jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const { readPdf } = await import('@adviestool/pdf/readPdf');

// Each round reads a whole file.
jest.setTimeout(300_000);

const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));

/** Reading takes the bytes over. */
const leesPdf = (bytes: Uint8Array): Promise<unknown> => readPdf(Uint8Array.from(bytes));
const leesXlsx = (bytes: Uint8Array): unknown => readSpreadsheet(bytes, { naam: 'lijst.xlsx' });

const PDF = Buffer.from(buildPdf()).toString('latin1');
const XREF = PDF.lastIndexOf('xref\n', PDF.lastIndexOf('startxref') - 1);

const metPaginas = (units: number): Uint8Array =>
  buildPdf({ paginas: Array.from({ length: units / 64 }, () => ['Een regel']) });

const metBijlage = (units: number): Uint8Array =>
  buildPdf({ bijlagen: [{ naam: 'advies.json', bytes: new Uint8Array(16 * units) }] });

const metRijen = (units: number): Uint8Array => {
  const rijen = Array.from({ length: units / 256 }, (_, rij) => [`K${rij}`, 1200, '2.400']);
  return buildXlsx([{ naam: 'Blad', rijen }]);
};

const metKolommen = (units: number): Uint8Array => {
  const koppen = Array.from({ length: units / 1024 }, (_, kolom) => `Kop ${kolom}`);
  return buildXlsx([{ naam: 'Blad', rijen: [koppen] }]);
};

describe('a PDF', () => {
  test.each([...BITS, '<<', '/ByteRange [0 1 2 3]', '1 0 obj ', 'stream\n', '\n%%EOF'])(
    'with many %j costs in proportion to its length',
    async (bit) => {
      const many = manyOf(bit);
      const before = (units: number) => latin1(PDF.slice(0, XREF) + many(units) + PDF.slice(XREF));
      const alone = (units: number) => latin1(`%PDF-1.7\n${many(units)}`);
      for (const make of [before, alone]) {
        expect(await growthOf({ make, read: leesPdf })).toBeLessThanOrEqual(ENOUGH);
      }
    },
  );

  test('of many pages, or with a large attached file, costs in proportion to that', async () => {
    for (const make of [metPaginas, metBijlage]) {
      expect(await growthOf({ make, read: leesPdf })).toBeLessThanOrEqual(ENOUGH);
    }
  });
});

test('a large object of a PDF is walked through once, however many signatures it may hold', async () => {
  const plaatsen = '/ByteRange [0 1 2 3]'.padEnd(16_000).repeat(1000);
  const object = `9 0 obj\n<<${plaatsen}>>\nendobj\n`;
  const before = cpuUsage();
  await readPdf(latin1(PDF.slice(0, XREF) + object + PDF.slice(XREF)));
  // One walk costs a tenth of it, one for each place more than twice as much.
  expect(cpuUsage(before).user).toBeLessThan(4_000_000);
});

describe('a workbook', () => {
  test.each([...BITS, '<si>', '<c r="A1">', '&amp;', '1.200'])(
    'with many %j costs in proportion to its length',
    async (bit) => {
      const many = manyOf(bit);
      const inCel = (units: number) =>
        buildXlsx([{ naam: 'Blad', rijen: [['Merk', many(units)]] }]);
      const inDeel = (units: number) =>
        buildXlsx([{ naam: 'Blad', rijen: [['Merk']] }], {
          delen: { 'xl/sharedStrings.xml': many(units) },
        });
      for (const make of [inCel, inDeel]) {
        expect(await growthOf({ make, read: leesXlsx })).toBeLessThanOrEqual(ENOUGH);
      }
    },
  );

  test('of many rows, or of many columns, costs in proportion to their number', async () => {
    for (const make of [metRijen, metKolommen]) {
      expect(await growthOf({ make, read: leesXlsx })).toBeLessThanOrEqual(ENOUGH);
    }
  });
});
