import { expect, test } from '@jest/globals';
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  double,
  integer,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import readExcelFile from 'read-excel-file/node';

import type { Cel } from '../cel.ts';
import { readSpreadsheet } from '../read/readSpreadsheet.ts';
import type { Tabel, TabelCel } from './tabel.ts';
import { writeCsv, writeKlembord } from './writeCsv.ts';
import { writeXlsx } from './writeXlsx.ts';

/** Texts of any signs, of those that files give a meaning, and of those that objects have by themselves. */
const tekst = oneof(
  string({ unit: 'binary', maxLength: 12 }),
  string({ unit: constantFrom(...'=+-@\'";,\t\r\n _x0041&<>'.split('')), maxLength: 12 }),
  constantFrom('__proto__', 'constructor', '_x000D_', 'sep=;', ' K01 ', '1.200,5', '\uFEFF'),
);

/** No file has a zero below zero. */
const getal = oneof(integer(), double({ noNaN: true, noDefaultInfinity: true })).map(
  (waarde) => waarde + 0,
);

const cel = oneof(tekst, getal, constant(null));

const tabel: Arbitrary<Tabel> = record({
  naam: constant('Blad'),
  kolommen: array(tekst, { minLength: 1, maxLength: 4 }),
  rijen: array(array(cel, { maxLength: 5 }), { maxLength: 6 }),
});

const isBreed = ({ kolommen }: Tabel): boolean => kolommen.length > 1;

/** Whether it has no text that tells a lone quote from one around a cell no more: such a list is refused. */
const isZeker = ({ kolommen, rijen }: Tabel): boolean =>
  ![kolommen, ...rijen].flat().some((waarde) => /^\n|\t/.test(String(waarde)));

/** What should be read: each filled row with its number, up to its last filled cell. */
const gevuld = ({ kolommen, rijen }: Tabel, read: (cel: TabelCel) => string | number) =>
  [kolommen, ...rijen].flatMap((rij, index) => {
    const last = rij.findLastIndex((waarde) => waarde !== null && waarde !== '');
    return last === -1 ? [] : [[index + 1, ...rij.slice(0, last + 1).map(read)]];
  });

const gelezen = (bron: Uint8Array | string, read: (cel: Cel) => string | number) => {
  const uitkomst = readSpreadsheet(bron, { naam: 'x' });
  if (!uitkomst.gelukt) return uitkomst.fout.code === 'leeg' ? [] : uitkomst.fout.code;
  return uitkomst.bestand.bladen[0]?.rijen.map((rij) => [rij[0]?.rij, ...rij.map(read)]);
};

test.each([
  ['a CSV', (geschreven: Tabel) => new TextEncoder().encode(writeCsv(geschreven)), tabel],
  // A single column has no tab that would tell it from a CSV.
  ['what goes to the clipboard', writeKlembord, tabel.filter(isBreed).filter(isZeker)],
])('%s that was written is read back with every text as it was', (_naam, write, tabellen) => {
  assert(
    property(tabellen, (geschreven) => {
      expect(gelezen(write(geschreven), (waarde) => waarde.tekst)).toEqual(
        gevuld(geschreven, (waarde) =>
          typeof waarde === 'number' ? String(waarde).replace('.', ',') : (waarde ?? ''),
        ),
      );
    }),
    { numRuns: 500 },
  );
});

test('a workbook that was written is read back with every text and number as it was [asvs 1.2.10]', async () => {
  await assert(
    asyncProperty(tabel, async (geschreven) => {
      const bytes = new Uint8Array(await (await writeXlsx([geschreven])).arrayBuffer());
      expect(
        gelezen(bytes, (waarde) => (waarde.soort === 'getal' ? waarde.waarde : waarde.tekst)),
      ).toEqual(gevuld(geschreven, (waarde) => waarde ?? ''));
    }),
    { numRuns: 100 },
  );
});

test('a workbook is what another program reads too', async () => {
  const kolommen = ['merk', 'breedte', 'opmerking'];
  const rijen = [
    ['=1+1', 1200.5, "'s-Gravenhage"],
    ['K02 "ruit" <b>', -3, null],
    ['constructor', 0, '_x0041_'],
  ];
  const blob = await writeXlsx([
    { naam: 'Kozijnstaat', kolommen, rijen },
    { naam: 'Uitleg', kolommen: ['veld'], rijen: [['breedte']] },
  ]);
  expect(await readExcelFile(Buffer.from(await blob.arrayBuffer()))).toEqual([
    { sheet: 'Kozijnstaat', data: [kolommen, ...rijen] },
    { sheet: 'Uitleg', data: [['veld'], ['breedte']] },
  ]);
});
