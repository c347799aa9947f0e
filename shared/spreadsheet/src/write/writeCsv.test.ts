import { expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';

import type { TabelCel } from './tabel.ts';
import { writeCsv } from './writeCsv.ts';

const csvOf = (...cellen: TabelCel[]): string =>
  writeCsv({ kolommen: cellen.map((_cel, index) => `k${index}`), rijen: [cellen] });

/** The cells of the only row, read back by a library. */
const cellsOf = (csv: string): string[] =>
  parse(csv, { bom: true, delimiter: ';', record_delimiter: '\r\n', from_line: 2 })[0] ?? [];

test.each([
  ['=HYPERLINK("http://kwaad.example")', `'=HYPERLINK("http://kwaad.example")`],
  ['+31 6', "'+31 6"],
  ['-2+3', "'-2+3"],
  ['@SOM(A1)', "'@SOM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['＝1+1', "'＝1+1"],
  ["'=1", "''=1"],
  ["'s-Hertogenbosch", "'s-Hertogenbosch"],
  ['K01 = kozijn', 'K01 = kozijn'],
  ['merk; met "aanhaling"\nen regel', 'merk; met "aanhaling"\nen regel'],
  [' spatie ', ' spatie '],
  ['laagreliëf – 4 × ½', 'laagreliëf – 4 × ½'],
])('the text %j is read back by another program as %j [asvs 1.2.10]', (text, readBack) => {
  expect(cellsOf(csvOf(text, 'volgende'))).toEqual([readBack, 'volgende']);
});

test('numbers have a decimal comma and stay numbers, below zero too', () => {
  expect(csvOf(1234.5, -3, 0, null)).toContain('\r\n1234,5;-3;0;\r\n');
});

test('the file says that it is UTF-8', () => {
  expect(new TextEncoder().encode(csvOf('é')).slice(0, 3)).toEqual(
    new Uint8Array([0xef, 0xbb, 0xbf]),
  );
});
