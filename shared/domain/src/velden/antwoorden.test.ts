import { expect, test } from '@jest/globals';

import { buildGevelvulling } from '../builders/buildGevelvulling.ts';
import { applyAntwoorden, checkAntwoorden, listInvoerfouten } from './antwoorden.ts';

test('answers to frame data and detaillering come in their place, beside what is there', () => {
  const changed = applyAntwoorden(buildGevelvulling(), {
    breedte: 1200,
    stelruimte: 20,
    'plaatsing.onderzijde': 'binnenmuur',
  });

  expect(changed.gevelvullingEnKaderData).toMatchObject({ merk: 'K01', breedte: 1200 });
  expect(changed.detailleringData).toMatchObject({
    spouwlatbreedte: 90,
    stelruimte: 20,
    plaatsing: { onderzijde: 'binnenmuur', bovenzijde: 'vloerrand' },
  });
});

test('what no longer applies goes', () => {
  const changed = applyAntwoorden(buildGevelvulling(), { bouwmethode: 'prefab' });

  expect(changed.gevelvullingEnKaderData.gebruikBevestigingsmiddelen).toBeUndefined();
  expect(changed.detailleringData.plaatsing).toBeUndefined();
});

test('an answer that is not offered leaves what was chosen, unless that is not offered either', () => {
  const prefab = applyAntwoorden(buildGevelvulling(), {
    bouwmethode: 'prefab',
    bovendorpel: 'afgeschuind',
  });
  const geweigerd = applyAntwoorden(prefab, { bovendorpel: 'recht' });
  expect(geweigerd.detailleringData).toEqual(prefab.detailleringData);

  const recht = applyAntwoorden(buildGevelvulling(), { bovendorpel: 'recht' });
  const naar = applyAntwoorden(recht, { bouwmethode: 'prefab' });
  expect(naar.detailleringData).not.toHaveProperty('bovendorpel');
});

test('the gevelvulling itself stays as it is', () => {
  const gevelvulling = buildGevelvulling();
  applyAntwoorden(gevelvulling, { 'plaatsing.onderzijde': 'binnenmuur' });

  expect(gevelvulling).toEqual(buildGevelvulling());
});

test.each([
  [{ breedte: 1200 }, {}],
  [{ breedte: 12 }, { breedte: 'Getal moet groter of gelijk zijn aan 400.' }],
  [{ breedte: 1e20 }, { breedte: 'Getal moet kleiner of gelijk zijn aan 100.000.' }],
  [{ breedte: -1e20 }, { breedte: 'Getal moet groter of gelijk zijn aan 400.' }],
  [{ breedte: 12.5 }, { breedte: 'Getal moet groter of gelijk zijn aan 400.' }],
  [{ breedte: 400.5 }, { breedte: 'Getal moet in stappen van 1 zijn.' }],
  [{ breedte: 'breed' }, { breedte: 'Vul een getal in.' }],
  [{ aantal: 1.5 }, { aantal: 'Getal moet in stappen van 1 zijn.' }],
  [{ hoogte: null }, { hoogte: 'Dit veld is verplicht.' }],
  [{ merk: null }, {}],
  [{ merk: 'K'.repeat(256) }, { merk: 'Te lang: maximaal 255 tekens.' }],
  [{ stelruimte: -1 }, { stelruimte: 'Getal moet groter of gelijk zijn aan 0.' }],
])('%j gives %j', (antwoorden, messages) => {
  expect(checkAntwoorden(buildGevelvulling(), antwoorden)).toEqual(messages);
});

test('what was wrong before is no message of an answer', () => {
  const gevelvulling = buildGevelvulling({ detailleringData: {} });

  expect(checkAntwoorden(gevelvulling, { breedte: 1200 })).toEqual({});
});

test.each([
  [{}, []],
  [{ breedte: 300 }, ['Breedte: Getal moet groter of gelijk zijn aan 400.']],
  [
    { breedte: 1234.5, hoogte: 2100.5, aantal: null },
    ['Aantal: Dit veld is verplicht.', 'Breedte, Hoogte: Getal moet in stappen van 1 zijn.'],
  ],
])('of a gevelvulling with %j its forms refuse %j', (antwoorden, fouten) => {
  expect(listInvoerfouten(applyAntwoorden(buildGevelvulling(), antwoorden))).toEqual(fouten);
});

test('an answer that is missing is named, also of the detaillering', () => {
  const leeg = buildGevelvulling({ detailleringData: {} });
  expect(listInvoerfouten(leeg)).toEqual([
    expect.stringMatching(/^.+, Stelruimte, .+: Dit veld is verplicht\.$/),
  ]);
});

test('a field that does not exist is a mistake', () => {
  expect(() => applyAntwoorden(buildGevelvulling(), { kleur: 'rood' })).toThrow('kleur');
});
