import { describe, expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import {
  buildGevelvullingOf,
  buildProjectGegevens,
  withProducten,
} from '@adviestool/domain/builders/buildGevelvullingOf';
import { applyKader, createGevelvulling } from '@adviestool/domain/velden/gevelvulling';
import { settleGevelvulling } from '@adviestool/domain/productkeuze/settleGevelvulling';
import { LIJSTVELDEN } from '@adviestool/domain/velden/lijstvelden';

import { buildLijst } from './builders/buildLijst.ts';
import { CATALOGUS } from './fixtures/catalogus.ts';
import { kozijnstaatTabel } from './kozijnstaatTabel.ts';
import { readKozijnstaat } from './readKozijnstaat.ts';
import { sjabloonTabellen } from './sjabloonTabellen.ts';

const projectGegevens = buildProjectGegevens();

const K01 = settleGevelvulling({
  gevelvulling: withProducten(
    buildGevelvullingOf('kozijnTraditioneelMetBevestigingsmiddelen', { merk: 'K01' }),
    'GA-120',
    ['BS-75', 'HS-50'],
  ),
  projectGegevens,
  catalogus: CATALOGUS,
}).gevelvulling;

const rowsOf = (gevelvullingen = [K01], catalogus = CATALOGUS) => {
  const project = buildProject({ projectGegevens, gevelvullingen });
  const leveranciers = { voorbeeld: 'Voorbeeldleverancier' };
  const { kolommen, rijen } = kozijnstaatTabel(project, {
    catalogus,
    leveranciers,
    vandaag: '2026-11-28',
  });
  return rijen.map((rij) => Object.fromEntries(kolommen.map((kop, at) => [kop, rij[at]])));
};

const oordeelTot = (geldigTot: string) => {
  const hoekankers = CATALOGUS.hoekankers.map((each) => ({ ...each, bron: 'blad' }));
  const bronnen = { blad: { document: 'Blad', nummer: 'B-1', datum: '2021-01-01', geldigTot } };
  return rowsOf([K01], { ...CATALOGUS, hoekankers, bronnen })[0]?.['Oordeel'];
};

describe('the list of a project', () => {
  test('has the fields in words and numbers, then what is calculated, and last the id', () => {
    const [rij = {}] = rowsOf();
    expect(rij).toMatchObject({
      Merk: 'K01',
      Type: 'Kozijn',
      'Breedte (mm)': 4000,
      'Plaatsing onderzijde': 'Vloerrand',
      'Bevestigingsmiddelen gebruiken': 'Ja',
      'Leverancier bevestigingsmiddelen': 'Voorbeeldleverancier',
      'Hoekankers onderzijde': K01.aantalAnkers.onderzijde.geadviseerd,
      'Adviestool-id': K01.gevelvullingEnKaderData.id,
    });
    expect(Object.keys(rij).at(-1)).toBe('Adviestool-id');
    expect(rij['Product onderzijde']).toBe(
      'Hoekanker GA 120 zwaar + Betonschroef 7,5 x 60 + Houtschroef 5,0 x 50',
    );
    expect(['Voldoet', 'Voldoet niet']).toContain(rij['Oordeel']);
    expect(rij['Hart-op-hart onderzijde (mm)']).toBeGreaterThan(0);
    const unityCheck = Number(rij['Unity check onderzijde']);
    expect(unityCheck).toBeGreaterThan(0);
    expect(unityCheck).toBe(Number(unityCheck.toFixed(2)));
  });

  test('has no fasteners of a gevelvulling that uses none', () => {
    const zonder = applyKader(K01, { gebruikBevestigingsmiddelen: false });
    expect(zonder.productKeuze.onderzijde.bevestigingsmiddelen).toEqual(['BS-75', 'HS-50']);
    expect(rowsOf([zonder])[0]?.['Product onderzijde']).toBe('Hoekanker GA 120 zwaar');
  });

  test('counts a source that has expired by its day with the warnings beside the verdict', () => {
    expect(oordeelTot('2026-11-28')).toBe('Voldoet');
    expect(oordeelTot('2026-11-27')).toBe('Voldoet, met 1 waarschuwing');
  });

  test('gives no number of a side on which nothing fits, whatever was chosen', () => {
    const { onderzijde } = K01.aantalAnkers;
    const aantalAnkers = { ...K01.aantalAnkers, onderzijde: { ...onderzijde, gekozen: 9 } };
    const gekozen = { ...K01, aantalAnkers };
    expect(rowsOf([gekozen])[0]?.['Hoekankers onderzijde']).toBe(9);
    const hoekankers = CATALOGUS.hoekankers.map((each) => ({ ...each, FwRk: each.FwRk / 1000 }));
    expect(rowsOf([gekozen], { ...CATALOGUS, hoekankers })[0]).toMatchObject({
      'Hoekankers onderzijde': null,
      Oordeel: 'Voldoet niet',
    });
  });

  test('leaves empty what is not filled in or calculated', () => {
    const [rij = {}] = rowsOf([createGevelvulling({ id: 'leeg' })]);
    const gevuld = Object.entries(rij).filter(([, waarde]) => waarde !== null);
    expect(gevuld).toEqual([
      ['Aantal', 1],
      ['Oordeel', 'Nog geen advies'],
      ['Toestand', 'Concept'],
      ['Adviestool-id', 'leeg'],
    ]);
  });

  test('has a column for every field', () => {
    const [rij = {}] = rowsOf();
    for (const { label } of LIJSTVELDEN) {
      expect(Object.keys(rij).some((kop) => kop.startsWith(label))).toBe(true);
    }
  });
});

describe('the template', () => {
  const [lijst, uitleg] = sjabloonTabellen({ voorbeeld: 'Voorbeeldleverancier' });

  test('is a list that is read without a question or a mistake', () => {
    const rijen = [lijst?.kolommen ?? [], ...(lijst?.rijen ?? [])];
    const gelezen = readKozijnstaat(buildLijst(rijen));
    expect(gelezen).toMatchObject({ fout: null, vragen: [] });
    expect(gelezen.kolommen.map(({ veld }) => veld)).toEqual(LIJSTVELDEN.map(({ naam }) => naam));
    expect(gelezen.rijen).toMatchObject([{ fouten: [], waarden: { merk: 'K01', breedte: 1200 } }]);
  });

  test('explains every column with its help and what may be filled in', () => {
    expect(uitleg?.rijen).toHaveLength(LIJSTVELDEN.length);
    const metNaam = new Map(uitleg?.rijen.map((rij) => [rij[0], rij]));
    expect(metNaam.get('Spouwlatbreedte (mm)')).toEqual([
      'Spouwlatbreedte (mm)',
      expect.stringContaining('lat tussen kozijn en binnenblad'),
      '20 tot 400\u202Fmm',
      90,
    ]);
    expect(metNaam.get('Onderdorpel')?.[2]).toBe('Houten dorpel of Laagreliëfdorpel');
    expect(metNaam.get('Leverancier bevestigingsmiddelen')?.[2]).toBe('Voorbeeldleverancier');
    expect(metNaam.get('Merk')?.[2]).toBe('tekst van ten hoogste 255 tekens');
  });
});
