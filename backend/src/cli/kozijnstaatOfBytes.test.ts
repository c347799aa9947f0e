import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import { buildKozijnstaten } from '@adviestool/spreadsheet/builders/buildKozijnstaten';
import { buildXlsx } from '@adviestool/spreadsheet/builders/buildXlsx';
import { z } from 'zod';

import { kozijnstaatOfBytes, leesuitvoerOf } from './kozijnstaatOfBytes.ts';

beforeAll(() => {
  z.config({ customError: dutchErrorMap });
});

const fixtureSchema = z.object({
  /** What is asked before anything is answered. */
  vragen: z.array(z.string()),
  antwoorden: z.record(z.string(), z.string()),
  kolommen: z.unknown(),
  rijen: z.unknown(),
  overgeslagen: z.unknown(),
});

const read = (
  naam: string,
  bron: Uint8Array | string,
  antwoorden: Record<string, string> = {},
  blad?: string,
) => {
  const bytes = typeof bron === 'string' ? new TextEncoder().encode(bron) : bron;
  const gelezen = kozijnstaatOfBytes(naam, bytes, { blad, antwoorden });
  return gelezen.success ? leesuitvoerOf(gelezen.value) : gelezen.problemen;
};

describe.each(Object.entries(buildKozijnstaten()))('the list %s', (id, { naam, bron }) => {
  const { vragen, antwoorden, ...lezing } = fixtureSchema.parse(
    JSON.parse(
      readFileSync(new URL(`./fixtures/kozijnstaten/${id}.json`, import.meta.url), 'utf8'),
    ),
  );

  test('asks what it does not say', () => {
    expect(read(naam, bron)).toMatchObject({ vragen: vragen.map((each) => ({ id: each })) });
  });

  test('is read as it is meant', () => {
    expect(read(naam, bron, antwoorden)).toMatchObject(lezing);
  });
});

const KOP = ['Merk', 'Breedte', 'Hoogte'];

describe('a workbook', () => {
  const bron = buildXlsx([
    { naam: 'Uitleg', rijen: [['Maten in mm']] },
    { naam: 'BG', rijen: [KOP, ['BG-1', 1000, 2100]] },
    { naam: 'Verdieping 1', rijen: [KOP, ['V1-1', 900, 2100]] },
  ]);

  test('is read from the first sheet with a header, and says which others there are', () => {
    expect(read('a.xlsx', bron)).toMatchObject({
      blad: 'BG',
      bladen: ['Uitleg', 'BG', 'Verdieping 1'],
      rijen: [{ waarden: { merk: 'BG-1' } }],
    });
  });

  test('is read from the sheet that is named', () => {
    expect(read('a.xlsx', bron, {}, 'verdieping 1')).toMatchObject({
      rijen: [{ waarden: { merk: 'V1-1' } }],
    });
    expect(read('a.xlsx', bron, {}, 'Dak')).toEqual([
      'a.xlsx: Er is geen blad ‘Dak’. De bladen zijn: Uitleg, BG, Verdieping 1.',
    ]);
  });
});

describe('what cannot be read', () => {
  test('is told in a line', () => {
    expect(read('a.pdf', '%PDF-1.7 …')).toEqual([expect.stringMatching(/^a\.pdf: .*een PDF/)]);
    expect(read('a.csv', '')).toEqual([expect.stringMatching(/leeg/)]);
    expect(read('a.csv', 'iets;anders\n1;2\n')).toEqual([expect.stringMatching(/kopregel/)]);
    expect(read('a.csv', 'Merk;Breedte\n')).toEqual([expect.stringMatching(/geen enkele/)]);
  });

  test('an answer to nothing, and one that is no option', () => {
    const tekst = 'Merk;Breedte\nK1;1,2\n';
    expect(read('a.csv', tekst, { 'eenheid:breedt': 'm' })).toEqual([
      'Er is geen vraag ‘eenheid:breedt’.',
    ]);
    expect(read('a.csv', tekst, { 'eenheid:breedte': 'km' })).toEqual([
      'Antwoord ‘km’ op ‘eenheid:breedte’ is geen van: m.',
    ]);
  });
});
