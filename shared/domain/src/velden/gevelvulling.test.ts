import { describe, expect, test } from '@jest/globals';
import { gevelvullingSchema } from '@adviestool/contract/gevelvulling';

import { buildGevelvullingOf, KADERS, withProducten } from '../builders/buildGevelvullingOf.ts';
import { applyAntwoorden } from './antwoorden.ts';
import {
  applyDetaillering,
  applyKader,
  copyDetaillering,
  createGevelvulling,
  createGevelvullingId,
  duplicateGevelvulling,
  hartOpHartGrenzenOf,
} from './gevelvulling.ts';
import { chosenVariant, VARIANT_IDS, verankerdeZijdenOf } from './variants.ts';

describe('a new gevelvulling', () => {
  test('has the defaults of the specification and can be stored', () => {
    const gevelvulling = createGevelvulling({ id: 'a' });
    expect(gevelvullingSchema.parse(gevelvulling)).toEqual(gevelvulling);
    expect(gevelvulling).toMatchObject({
      gevelvullingEnKaderData: { aantal: 1, hoogte: 0, breedte: 0, merk: null },
      verankerdeZijden: [],
      afstandHoekGevelvullingTotEersteAnker: { onderzijde: 200, zijkanten: 200, bovenzijde: 200 },
      maximumHartOpHartMaat: { onderzijde: 700, zijkanten: 700, bovenzijde: 700 },
    });
  });

  test('of an hsb has the distances of an hsb', () => {
    expect(createGevelvulling({ id: 'a', gevelvullingType: 'hsb' }).maximumHartOpHartMaat).toEqual({
      onderzijde: 1000,
      zijkanten: 1500,
      bovenzijde: 1000,
    });
    expect(hartOpHartGrenzenOf('hsb').zijkanten).toEqual({ min: 300, max: 1500 });
    expect(hartOpHartGrenzenOf('kozijn').zijkanten).toEqual({ min: 200, max: 700 });
  });

  test.each(VARIANT_IDS)('of %s anchors the sides of its variant', (variant) => {
    const { verankerdeZijden } = createGevelvulling({ ...KADERS[variant], id: 'a' });
    expect(verankerdeZijden).toEqual(verankerdeZijdenOf(variant));
  });
});

describe('new frame data', () => {
  const kozijn = buildGevelvullingOf('kozijnTraditioneelMetBevestigingsmiddelen');

  test('remove what no longer applies from frame data and detaillering', () => {
    const prefab = applyKader(kozijn, { bouwmethode: 'prefab' });
    expect(prefab.gevelvullingEnKaderData).toEqual({ ...KADERS.kozijnPrefab, id: '0123abcd' });
    expect(prefab.detailleringData).not.toHaveProperty('plaatsing');
    expect(prefab.detailleringData).not.toHaveProperty('binnenmuur');
    expect(prefab.detailleringData.stelruimte).toBe(15);
  });

  test('of another type remove what none of its variants asks, while its choices are open', () => {
    const gedeeld = {
      plaatsing: { onderzijde: 'vloerrand', bovenzijde: 'latei' },
      vloertypeOnderzijde: 'breedplaatvloer',
      binnenmuur: 'poroton',
    } as const;
    const glas = applyDetaillering(kozijn, {
      ...gedeeld,
      onderdorpel: 'houtenDorpel',
      stelruimte: 15,
      gewichtinvoer: 'glasgewicht',
      glasgewicht: 30,
    });
    const naarHsb = { gevelvullingType: 'hsb' } as const;
    for (const hsb of [applyKader(glas, naarHsb), applyAntwoorden(glas, naarHsb)]) {
      expect(chosenVariant(hsb.gevelvullingEnKaderData)).toBeNull();
      expect(hsb.detailleringData).toEqual(gedeeld);
    }
  });

  test.each(VARIANT_IDS)('whose choices are taken back keep the detaillering of %s', (variant) => {
    const before = applyKader(buildGevelvullingOf(variant), {});
    const open = applyKader(before, {
      bouwmethode: null,
      verbondenAantalZijden: null,
      gebruikBevestigingsmiddelen: null,
    });
    expect(chosenVariant(open.gevelvullingEnKaderData)).toBeNull();
    expect(open.detailleringData).toEqual(before.detailleringData);
    expect(applyDetaillering(open, before.detailleringData)).toEqual(open);
  });

  test('keep the id and what it is in the building model', () => {
    const model = {
      externalId: 'x',
      elementen: [{ globalId: '1aaaaaaaaaaaaaaaaaaaa1', verdieping: '01', orientatie: 180 }],
      hoogstePunt: 5400,
      uitModel: { breedte: 1800 },
    };
    const imported = buildGevelvullingOf('kozijnPrefab', model);
    expect(
      applyKader(imported, { id: 'other', merk: 'K01' }).gevelvullingEnKaderData,
    ).toMatchObject({ id: '0123abcd', merk: 'K01', ...model });
    expect(
      applyAntwoorden(imported, { bouwmethode: 'traditioneel' }).gevelvullingEnKaderData,
    ).toMatchObject(model);
  });

  test('start the distances afresh between hsb and the other types only', () => {
    const eigen = {
      ...kozijn,
      maximumHartOpHartMaat: { onderzijde: 600, zijkanten: 600, bovenzijde: 600 },
    };
    expect(
      applyKader(eigen, { gevelvullingType: 'schuifpui' }).maximumHartOpHartMaat.onderzijde,
    ).toBe(600);
    const hsb = applyKader(eigen, { gevelvullingType: 'hsb' });
    expect(hsb.maximumHartOpHartMaat.zijkanten).toBe(1500);
    expect(applyKader(hsb, { gevelvullingType: 'kozijn' }).maximumHartOpHartMaat.zijkanten).toBe(
      700,
    );
  });

  test('drop numbers, but not products, of sides that are not anchored any more', () => {
    const hsb = withProducten(
      buildGevelvullingOf('hsb4ZijdigZonderBevestigingsmiddelen'),
      'HA-100',
    );
    hsb.aantalAnkers.zijkanten = { geadviseerd: 3, gekozen: 4 };
    const smaller = applyKader(hsb, { verbondenAantalZijden: 2 });
    expect(smaller.verankerdeZijden).toEqual(['onderzijde', 'bovenzijde']);
    expect(smaller.aantalAnkers.zijkanten).toEqual({ geadviseerd: null, gekozen: null });
    expect(smaller.productKeuze.zijkanten.hoekanker).toBe('HA-100');
  });
});

test('new detaillering loses what does not apply', () => {
  const kozijn = buildGevelvullingOf('kozijnTraditioneelZonderBevestigingsmiddelen');
  const { detailleringData } = applyDetaillering(kozijn, {
    plaatsing: { onderzijde: 'binnenmuur', bovenzijde: 'latei' },
    afstandOnderkantSpouwlatTotBovenkantVloerrand: 10,
    dikteElement: 200,
    stelruimte: 15,
  });
  expect(detailleringData).toEqual({
    plaatsing: { onderzijde: 'binnenmuur', bovenzijde: 'latei' },
    stelruimte: 15,
  });
});

test('the detaillering of another is taken over as far as it applies', () => {
  const prefab = buildGevelvullingOf('kozijnPrefab');
  const source = buildGevelvullingOf('kozijnTraditioneelMetBevestigingsmiddelen');
  source.detailleringData.stelruimte = 25;
  source.detailleringData.bovendorpel = 'recht';
  const { detailleringData, gevelvullingEnKaderData } = copyDetaillering(prefab, source);
  expect(gevelvullingEnKaderData).toEqual(prefab.gevelvullingEnKaderData);
  expect(detailleringData.stelruimte).toBe(25);
  expect(detailleringData).not.toHaveProperty('plaatsing');
  expect(prefab.detailleringData.bovendorpel).toBeDefined();
  expect(detailleringData.bovendorpel).toBe(prefab.detailleringData.bovendorpel);
});

test('the own weight stays where the other weighs what it cannot, and goes where it can', () => {
  const hsb = buildGevelvullingOf('hsb4ZijdigZonderBevestigingsmiddelen');
  const kozijn = buildGevelvullingOf('kozijnPrefab');
  const weegt = (gevelvulling: typeof hsb, gewicht: typeof hsb.detailleringData) =>
    applyDetaillering(gevelvulling, { ...gevelvulling.detailleringData, ...gewicht });
  const perElement = weegt(hsb, { gewichtinvoer: 'gewichtElement', gewichtElement: 60 });
  const perGlas = weegt(kozijn, { gewichtinvoer: 'glasgewicht', glasgewicht: 30 });
  expect(copyDetaillering(perElement, perGlas).detailleringData).toMatchObject({
    gewichtinvoer: 'gewichtElement',
    gewichtElement: 60,
  });
  expect(copyDetaillering(perGlas, perElement).detailleringData).toMatchObject({
    gewichtinvoer: 'glasgewicht',
    glasgewicht: 30,
  });
  const heel = weegt(kozijn, { gewichtinvoer: 'totaalgewicht', totaalgewicht: 400 });
  const { detailleringData } = copyDetaillering(perElement, heel);
  expect(detailleringData).toMatchObject({ gewichtinvoer: 'totaalgewicht', totaalgewicht: 400 });
  expect(detailleringData).not.toHaveProperty('gewichtElement');
});

test('what the other gevelvulling has no answer to stays', () => {
  const hsb = buildGevelvullingOf('hsb4ZijdigZonderBevestigingsmiddelen');
  const { dikteElement } = hsb.detailleringData;
  expect(dikteElement).toBeDefined();
  expect(copyDetaillering(hsb, buildGevelvullingOf('kozijnPrefab')).detailleringData).toMatchObject(
    {
      dikteElement,
    },
  );
});

test('what the other left open stays, in a plaatsing too', () => {
  const kozijn = buildGevelvullingOf('kozijnTraditioneelZonderBevestigingsmiddelen');
  kozijn.detailleringData.plaatsing = { onderzijde: 'vloerrand', bovenzijde: 'latei' };
  kozijn.detailleringData.stelruimte = 25;
  const source = buildGevelvullingOf('kozijnTraditioneelZonderBevestigingsmiddelen');
  source.detailleringData.plaatsing = { onderzijde: 'binnenmuur' };
  source.detailleringData.stelruimte = null;
  expect(copyDetaillering(kozijn, source).detailleringData).toMatchObject({
    plaatsing: { onderzijde: 'binnenmuur', bovenzijde: 'latei' },
    stelruimte: 25,
  });
});

test('a duplicate is a new element: own id, of the model only how high the building is, the next merk, made now', () => {
  const source = {
    ...buildGevelvullingOf('kozijnPrefab', {
      externalId: 'x',
      elementen: [{ globalId: '1', verdieping: null, orientatie: null }],
      hoogstePunt: 5400,
      uitModel: { breedte: 1800 },
      merk: 'K01',
    }),
    created: '2026-01-01T00:00:00.000Z',
  };
  const now = '2026-11-21T10:00:00.000Z';
  const other = buildGevelvullingOf('kozijnPrefab', { merk: 'k02' });
  const options = { id: 'fedcba98', gevelvullingen: [source, other] };
  const copy = duplicateGevelvulling(source, { ...options, created: now });
  expect(copy.gevelvullingEnKaderData).toEqual({
    ...KADERS.kozijnPrefab,
    id: 'fedcba98',
    merk: 'K03',
    // The wind depends on it, and the project may say less.
    hoogstePunt: 5400,
  });
  expect(copy).toMatchObject({ created: now, changed: now });
  expect(copy.detailleringData).toEqual(source.detailleringData);
  expect(duplicateGevelvulling(source, options)).not.toHaveProperty('created');
});

const from =
  (...ids: string[]) =>
  () =>
    ids.shift() ?? 'empty';

describe('the id of a gevelvulling', () => {
  test('is tried again until it is new and of 8 hexadecimal characters', () => {
    const uuids = ['0123abcd', '0123ABCD', '89abcdef'].map(
      (id) => `${id}-0000-4000-8000-000000000000`,
    );
    const next = from('123', ...uuids);
    expect(createGevelvullingId(['0123abcd'], next)).toBe('89abcdef');
  });

  test('is given up when nothing new comes', () => {
    expect(() => createGevelvullingId([], () => 'x')).toThrow('8 hexadecimal');
  });
});
