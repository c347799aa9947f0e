import { expect, test } from '@jest/globals';
import { catalogusSchema } from '@adviestool/contract/catalogus';
import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

import { catalogusOfJson } from './catalogusOfJson.ts';

z.config({ customError: dutchErrorMap });

const CATALOGUS = catalogusSchema.parse(
  JSON.parse(
    readFileSync(new URL('../../../variants/catalogus-voorbeeld.json', import.meta.url), 'utf8'),
  ),
);

test('a catalogue that is not JSON is named', () => {
  expect(catalogusOfJson('kapot.json', '{')).toEqual({
    success: false,
    problemen: ['kapot.json: Ongeldige JSON.'],
  });
});

test('a catalogue that says a value twice is refused', () => {
  const text = JSON.stringify(CATALOGUS).replace('"FwRk":', '"FwRk":1,"FwRk":');
  expect(catalogusOfJson('dubbel.json', text)).toEqual({
    success: false,
    problemen: ['dubbel.json: hoekankers.FwRk: Dit veld staat er twee keer.'],
  });
});

test('what is wrong in a catalogue is named with its place', () => {
  const hoekankers = [{ ...CATALOGUS.hoekankers[0], FwRk: 0 }];
  const text = JSON.stringify({ ...CATALOGUS, hoekankers });
  expect(catalogusOfJson('eigen.json', text)).toEqual({
    success: false,
    problemen: ['eigen.json: hoekankers[0].FwRk: Getal moet groter zijn dan 0.'],
  });
});
