import { describe, expect, test } from '@jest/globals';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

import { adviesFor } from '../rekenen/advies.ts';
import {
  buildGevelvullingOf,
  buildProjectGegevens,
  withProducten,
} from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { applyKader } from '../velden/gevelvulling.ts';
import {
  bevestigingsmiddelKeuzes,
  chooseBevestigingsmiddelen,
  chooseHoekanker,
  heeftBevestigingsmiddelen,
  hoekankerKeuzes,
  resetProductKeuze,
} from './productkeuze.ts';

const projectGegevens = buildProjectGegevens();
const ZONDER = 'kozijnTraditioneelZonderBevestigingsmiddelen';
const MET = 'kozijnTraditioneelMetBevestigingsmiddelen';

const keuzesOf = (gevelvulling: Gevelvulling, zijde: Zijde) => {
  const keuzes = hoekankerKeuzes({ projectGegevens, gevelvulling, catalogus: CATALOGUS, zijde });
  if (keuzes === null) throw new Error('The gevelvulling is incomplete.');
  return new Map(keuzes.map((keuze) => [keuze.hoekanker.id, keuze]));
};

const redenOf = (gevelvulling: Gevelvulling, zijde: Zijde, id: string): string | undefined => {
  const keuze = keuzesOf(gevelvulling, zijde).get(id);
  return keuze?.geschikt === false ? keuze.reden : undefined;
};

const middelenOf = (gevelvulling: Gevelvulling, zijde: Zijde) => {
  const keuzes = bevestigingsmiddelKeuzes({
    projectGegevens,
    gevelvulling,
    catalogus: CATALOGUS,
    zijde,
  });
  if (keuzes === null) throw new Error('The gevelvulling is incomplete.');
  return keuzes;
};

describe('the hoekankers that can be chosen', () => {
  const kozijn = buildGevelvullingOf(ZONDER);

  test('predict what the advice will say once they are chosen', () => {
    for (const zijde of kozijn.verankerdeZijden) {
      for (const [id, keuze] of keuzesOf(kozijn, zijde)) {
        if (!keuze.geschikt) continue;
        const gevelvulling = chooseHoekanker(kozijn, zijde, id);
        const advies = adviesFor({ projectGegevens, gevelvulling, catalogus: CATALOGUS });
        expect(advies?.zijden[zijde]).toMatchObject({
          geadviseerd: keuze.aantal,
          hartOpHart: keuze.hartOpHart,
          unityCheck: keuze.unityCheck,
        });
      }
    }
  });

  test('predict the advice, whatever number was chosen', () => {
    const gekozen = {
      ...kozijn,
      aantalAnkers: { ...kozijn.aantalAnkers, bovenzijde: { geadviseerd: null, gekozen: 1 } },
    };
    expect(keuzesOf(gekozen, 'bovenzijde')).toEqual(keuzesOf(kozijn, 'bovenzijde'));
  });

  test('are refused with the reason in Dutch', () => {
    expect(redenOf(kozijn, 'bovenzijde', 'GA-200C')).toBe(
      'Draaganker GA 200 console is niet geschikt voor de bovenzijde.',
    );
    expect(redenOf(kozijn, 'onderzijde', 'GS-60')).toBe(
      'Stripanker GS 60 mag het gewicht op de onderzijde niet dragen. Kies een draagkrachtig hoekanker.',
    );
    expect(redenOf(kozijn, 'zijkanten', 'HA-100')).toBe(
      'HSB-hoekanker HA 100 is niet geschikt voor een kozijn.',
    );
    const breed = buildGevelvullingOf(ZONDER, {}, { spouwlatbreedte: 121 });
    expect(redenOf(breed, 'zijkanten', 'GA-90')).toBe(
      'Hoekanker GA 90 is niet geschikt bij een spouwlatbreedte van 121 mm (maximaal 120 mm).',
    );
  });

  test('are refused when the number does not fit', () => {
    const zwaar = buildGevelvullingOf(ZONDER, {}, { totaalgewicht: 9000 });
    expect(redenOf(zwaar, 'onderzijde', 'GA-90')).toMatch(
      /^Op de onderzijde zijn \d+ hoekankers nodig, maar er passen er 31 met/,
    );
  });

  test('are unknown while the data are incomplete, and on a side that is not anchored', () => {
    const open = { ...kozijn, detailleringData: {} };
    const invoer = { projectGegevens, catalogus: CATALOGUS, zijde: 'onderzijde' as const };
    expect(hoekankerKeuzes({ ...invoer, gevelvulling: open })).toBeNull();
    expect(bevestigingsmiddelKeuzes({ ...invoer, gevelvulling: open })).toBeNull();
    const hsb = buildGevelvullingOf('hsb2ZijdigZonderBevestigingsmiddelen');
    expect(hoekankerKeuzes({ ...invoer, gevelvulling: hsb, zijde: 'zijkanten' })).toBeNull();
  });
});

describe('the fasteners that can be chosen', () => {
  test('are none in a variant without fasteners', () => {
    expect(middelenOf(buildGevelvullingOf(ZONDER), 'onderzijde')).toEqual({
      bouwkundig: [],
      hout: [],
    });
    expect(heeftBevestigingsmiddelen(buildGevelvullingOf(ZONDER))).toBe(false);
    expect(heeftBevestigingsmiddelen(buildGevelvullingOf('kozijnPrefab'))).toBe(false);
    expect(heeftBevestigingsmiddelen(buildGevelvullingOf(MET))).toBe(true);
  });

  test.each([
    ['poriso', ['KP-10', 'IM-8']],
    ['poroton', ['KP-10', 'IM-8']],
    ['kalkzandsteen', ['BS-75', 'KP-10', 'SN-45', 'IM-8']],
    ['beton', ['BS-75', 'KP-10', 'SN-45', 'IM-8', 'DB-12']],
  ] as const)('for %s are %j', (binnenmuur, expected) => {
    const { bouwkundig } = middelenOf(buildGevelvullingOf(MET, {}, { binnenmuur }), 'zijkanten');
    const geschikt = bouwkundig.filter((keuze) => keuze.geschikt);
    expect(geschikt.map(({ middel }) => middel.id)).toEqual(expected);
    expect(geschikt.map((keuze) => keuze.aanbevolen && keuze.middel.id)[0]).toBe(expected[0]);
  });

  test('keep their distance from the edge of the floor at a groove', () => {
    const hsb = buildGevelvullingOf(
      'hsb4ZijdigMetBevestigingsmiddelen',
      {},
      {
        onderregel: 'metGroef',
        afstandVoorkantVloerrandTotHartGroef: 60,
      },
    );
    const geschiktOp = (zijde: Zijde) =>
      middelenOf(hsb, zijde)
        .bouwkundig.filter((keuze) => keuze.geschikt)
        .map(({ middel }) => middel.id);
    expect(geschiktOp('onderzijde')).toEqual(['BS-75', 'KP-10', 'SN-45', 'IM-8']);
    expect(geschiktOp('bovenzijde')).toEqual(['BS-75', 'KP-10', 'SN-45', 'IM-8', 'DB-12']);
  });

  test('predict a number once a hoekanker is chosen', () => {
    const kozijn = buildGevelvullingOf(MET);
    expect(middelenOf(kozijn, 'onderzijde').hout[0]).toMatchObject({ voorspelling: null });
    const metAnker = chooseHoekanker(kozijn, 'onderzijde', 'GA-90');
    for (const { middel, ...keuze } of middelenOf(metAnker, 'onderzijde').bouwkundig) {
      const gevelvulling = chooseBevestigingsmiddelen(metAnker, 'onderzijde', [middel.id]);
      const advies = adviesFor({ projectGegevens, gevelvulling, catalogus: CATALOGUS });
      expect(keuze).toMatchObject({
        voorspelling: { aantal: advies?.zijden.onderzijde?.geadviseerd },
      });
    }
  });
});

describe('products that are no longer possible', () => {
  const hsb = withProducten(buildGevelvullingOf('hsb4ZijdigZonderBevestigingsmiddelen'), 'HA-100');

  test('are kept when all of them still are', () => {
    const result = resetProductKeuze({ gevelvulling: hsb, catalogus: CATALOGUS });
    expect(result).toEqual({ gevelvulling: hsb, messages: [] });
  });

  test('are reset on a side that is not anchored any more', () => {
    const gevelvulling = applyKader(hsb, { verbondenAantalZijden: 2 });
    const result = resetProductKeuze({ gevelvulling, catalogus: CATALOGUS });
    expect(result.messages).toEqual([
      "Voor de niet-verbonden zijde 'zijkanten' zijn gekozen producten gevonden. Dat is niet de bedoeling, dus deze zijn gereset.",
    ]);
    expect(result.gevelvulling.productKeuze.zijkanten.hoekanker).toBeNull();
    expect(result.gevelvulling.productKeuze.onderzijde.hoekanker).toBe('HA-100');
  });

  test('are reset on every anchored side when the type changes', () => {
    const gevelvulling = applyKader(hsb, {
      gevelvullingType: 'kozijn',
      bouwmethode: 'prefab',
    });
    const { messages } = resetProductKeuze({ gevelvulling, catalogus: CATALOGUS });
    expect(messages).toEqual(
      ['onderzijde', 'zijkanten', 'bovenzijde'].map(
        (zijde) =>
          `Voor de verbonden zijde '${zijde}' zijn gekozen producten gevonden, die niet langer mogelijk zijn. Deze zijn gereset.`,
      ),
    );
  });

  test.each([
    ['fasteners without a variant that uses them', ZONDER, {}, ['BS-75'], 'GA-90', null],
    [
      'a fastener unfit for the wall',
      MET,
      { binnenmuur: 'poriso' },
      ['BS-75', 'HS-50'],
      'GA-90',
      ['HS-50'],
    ],
    ['a product that left the catalogue', MET, {}, ['weg', 'HS-50'], 'GA-90', ['HS-50']],
    ['a hoekanker for narrower spouwlatten', ZONDER, { spouwlatbreedte: 150 }, null, null, null],
  ] as const)(
    'are reset one by one: %s',
    (...[_naam, variant, detaillering, middelen, anker, over]) => {
      const gevelvulling = chooseBevestigingsmiddelen(
        chooseHoekanker(buildGevelvullingOf(variant, {}, detaillering), 'zijkanten', 'GA-90'),
        'zijkanten',
        middelen ?? [],
      );
      const result = resetProductKeuze({ gevelvulling, catalogus: CATALOGUS });
      expect(result.messages).toHaveLength(1);
      expect(result.gevelvulling.productKeuze.zijkanten).toEqual({
        hoekanker: anker,
        bevestigingsmiddelen: over,
      });
      expect(resetProductKeuze({ ...result, catalogus: CATALOGUS }).messages).toEqual([]);
    },
  );
});
