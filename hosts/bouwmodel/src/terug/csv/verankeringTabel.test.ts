import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import { buildAdvies, buildAdviezen } from '@adviestool/ifc/builders/buildAdviezen';
import { expect, test } from '@jest/globals';
import { writeCsv } from '@adviestool/spreadsheet/writeCsv';
import { parse } from 'csv-parse/sync';

import { countRegels } from './countRegels.ts';
import { verankeringTabel } from './verankeringTabel.ts';

const GEEN = {
  overgeslagen: new Set<string>(),
  zonderOordeel: new Map<string, string>(),
};

const csvVan = (...given: readonly GevelvullingAdvies[]): string =>
  writeCsv(verankeringTabel(buildAdviezen(...given), GEEN));

const rijenIn = (csv: string): Record<string, string>[] =>
  parse(csv, { bom: true, columns: true, delimiter: ';' });

const rijenVan = (...given: readonly GevelvullingAdvies[]): Record<string, string>[] =>
  rijenIn(csvVan(...given));

test('each element has a row with what its gevelvulling was advised', () => {
  const rijen = rijenVan(
    buildAdvies({ gevel: 'Noord', draairichting: 'L', opmerking: '=1' }),
    buildAdvies({ id: 'g2', elementen: [] }),
  );
  expect(rijen.map((rij) => rij['GlobalId'])).toEqual([
    '1aaaaaaaaaaaaaaaaaaaa1',
    '1aaaaaaaaaaaaaaaaaaaa2',
  ]);
  expect(rijen[1]).toMatchObject({
    Merk: 'A',
    Type: 'Kozijn',
    Verdieping: '01 eerste verdieping',
    'Oriëntatie (°)': '180',
    Gevel: 'Noord',
    Bouwlaag: '',
    Draairichting: 'L',
    Opmerking: "'=1",
    'Breedte (mm)': '1800',
    Toestand: 'Vastgesteld',
    Oordeel: 'Voldoet',
    'Hoekankers totaal': '8',
    'Hoekankers onderzijde': '3',
    'Hart-op-hart onderzijde (mm)': '700',
    'Posities onderzijde (mm)': '200 · 900 · 1600',
    'Hoekankers per stijl': '2',
    'Product per stijl': 'GA-70',
    'Unity check onderzijde': '0,95',
    'Hart-op-hart bovenzijde (mm)': '',
    Revisie: 'g-1a2b',
    Kenmerk: '9F86-D081-884C-7D65',
    Meldingen: '',
  });
});

test('without an advice there are no numbers, and a text never becomes a formula', () => {
  const [rij] = rijenVan(
    buildAdvies({
      merk: '=1+1',
      type: null,
      toestand: 'concept',
      voldoet: null,
      zijden: [],
      meldingen: ['Vul de detaillering in.', '+31'],
    }),
  );
  expect(rij).toMatchObject({
    Merk: "'=1+1",
    Type: '',
    Oordeel: 'Nog geen advies',
    'Hoekankers totaal': '',
    'Unity check bovenzijde': '',
    Meldingen: 'Vul de detaillering in. +31',
  });
});

test('a unity check that fails does not read as its limit', () => {
  const [zijde] = buildAdvies().zijden;
  const [rij] = rijenVan(
    buildAdvies({ voldoet: false, zijden: zijde ? [{ ...zijde, unityCheck: 1.0004 }] : [] }),
  );
  expect(rij).toMatchObject({ Oordeel: 'Voldoet niet', 'Unity check onderzijde': '1,001' });
});

test('an element that the advice may not hold for has no verdict and no numbers, and says why; what is left out has no row', () => {
  const [een, twee] = ['1aaaaaaaaaaaaaaaaaaaa1', '1aaaaaaaaaaaaaaaaaaaa2'];
  const tabel = verankeringTabel(buildAdviezen(buildAdvies({ meldingen: ['Let op.'] })), {
    overgeslagen: new Set([een]),
    zonderOordeel: new Map([[twee, 'Daarom.']]),
  });
  const rijen = rijenIn(writeCsv(tabel));
  expect(rijen.map((rij) => rij['GlobalId'])).toEqual([twee]);
  expect(rijen[0]).toMatchObject({
    'Breedte (mm)': '1800',
    Toestand: 'Vastgesteld',
    Oordeel: '',
    'Hoekankers totaal': '',
    'Hoekankers onderzijde': '',
    'Unity check onderzijde': '',
    Meldingen: 'Daarom. Let op.',
  });
});

test('the rows of a written table are counted, whatever its texts hold', () => {
  expect(countRegels(csvVan(buildAdvies({ merk: 'A;\n"B"' }), buildAdvies()))).toBe(4);
  expect(countRegels(csvVan())).toBe(0);
});
