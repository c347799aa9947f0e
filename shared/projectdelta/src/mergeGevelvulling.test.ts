import { describe, expect, test } from '@jest/globals';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { applyDetaillering, applyKader } from '@adviestool/domain/velden/gevelvulling';

import { mergeGevelvulling } from './mergeGevelvulling.ts';

const geopend = buildGevelvulling();

const detailleer = (velden: Gevelvulling['detailleringData'], van = geopend): Gevelvulling =>
  applyDetaillering(van, { ...van.detailleringData, ...velden });

const merge = (
  mijn: Gevelvulling,
  nieuwste: Gevelvulling,
  antwoorden: ReadonlyMap<string, unknown> = new Map(),
) => mergeGevelvulling({ getyptOp: geopend, mijn, nieuwste, antwoorden, settle: (same) => same });

const padenVan = (paren: readonly { pad: string }[]): string[] => paren.map(({ pad }) => pad);

test('another field of the same step keeps what a colleague made of it', () => {
  const { gevelvulling, vragen, andere } = merge(
    detailleer({ stelruimte: 12 }),
    detailleer({ spouwlatbreedte: 80 }),
  );
  expect(gevelvulling.detailleringData).toMatchObject({ spouwlatbreedte: 80, stelruimte: 12 });
  expect(vragen).toEqual([]);
  expect([...andere]).toEqual(['detailleringData.spouwlatbreedte']);
});

test('a field of the step that both changed is asked', () => {
  expect(merge(detailleer({ stelruimte: 12 }), detailleer({ stelruimte: 9 })).vragen).toEqual([
    { pad: 'detailleringData.stelruimte', mijn: 12, nieuwste: 9 },
  ]);
});

test('a choice is asked together with what it asks for and resets', () => {
  const mijn = detailleer({
    gewichtinvoer: 'totaalgewicht',
    totaalgewicht: 200,
    glasgewicht: null,
  });
  const { vragen, metNieuwste } = merge(mijn, detailleer({ glasgewicht: 40 }));
  expect(padenVan(vragen).toSorted()).toEqual([
    'detailleringData.gewichtinvoer',
    'detailleringData.glasgewicht',
    'detailleringData.totaalgewicht',
  ]);
  expect(metNieuwste.detailleringData).toMatchObject({
    gewichtinvoer: 'glasgewicht',
    glasgewicht: 40,
  });
  expect(metNieuwste.detailleringData).not.toHaveProperty('totaalgewicht');
});

test('breedte and hoogte are two', () => {
  const { gevelvulling, vragen } = merge(
    applyKader(geopend, { breedte: 3000 }),
    applyKader(geopend, { hoogte: 2400 }),
  );
  expect(gevelvulling.gevelvullingEnKaderData).toMatchObject({ breedte: 3000, hoogte: 2400 });
  expect(vragen).toEqual([]);
});

const kies = (keuze: Partial<Gevelvulling['productKeuze']['onderzijde']>): Gevelvulling => ({
  ...geopend,
  productKeuze: {
    ...geopend.productKeuze,
    onderzijde: { ...geopend.productKeuze.onderzijde, ...keuze },
  },
});

test('the products of a side are one choice', () => {
  const { vragen } = merge(kies({ hoekanker: 'zwaar' }), kies({ bevestigingsmiddelen: ['bout'] }));
  expect(padenVan(vragen)).toEqual(['productKeuze.onderzijde']);
});

test('what follows from the rest, and that an advice was fixed, is as it is by now', () => {
  const aantalAnkers = perZijde(() => ({ geadviseerd: 7, gekozen: null }));
  const vastgesteld = {
    op: '2026-11-22T12:00:00.000Z',
    door: 'collega',
    rekenmodel: 1,
    catalogus: { id: 'voorbeeld', versie: '1' },
    invoer: { projectGegevens: 'a', gevelvulling: 'b' },
    zijden: {},
  };
  const nieuwste = { ...geopend, aantalAnkers, vastgesteld, changed: '2026-11-22T12:00:00.000Z' };
  const { gevelvulling, vragen } = merge(detailleer({ stelruimte: 12 }), nieuwste);
  expect(gevelvulling).toEqual({
    ...nieuwste,
    detailleringData: { ...nieuwste.detailleringData, stelruimte: 12 },
  });
  expect(vragen).toEqual([]);
});

describe('two changes that do not go together', () => {
  const naarHsb = applyKader(geopend, { gevelvullingType: 'hsb' });

  test('what a colleague filled in and would go is asked', () => {
    // The onderdorpel asks for it; another type has neither.
    const anna = detailleer({
      onderdorpel: 'laagReliëfDorpel',
      maximaleHartOpHartMaatLaagReliefDorpel: 500,
    });
    const kaal = { ...geopend, detailleringData: { stelruimte: 15 } };
    const mijn = applyKader(kaal, { bouwmethode: 'prefab' });
    const meting = mergeGevelvulling({
      getyptOp: kaal,
      mijn,
      nieuwste: { ...anna, detailleringData: { ...anna.detailleringData, stelruimte: 15 } },
      antwoorden: new Map(),
      settle: (same) => same,
    });
    expect(meting.isVerdringing).toBe(true);
    expect(meting.vragen).toContainEqual({
      pad: 'detailleringData.plaatsing.onderzijde',
      mijn: undefined,
      nieuwste: 'vloerrand',
    });
  });

  test('it goes once the user has said so, and no sooner', () => {
    const anna = detailleer({ stelruimte: 9 });
    const mijn = applyKader(geopend, { gevelvullingType: 'hsb', verbondenAantalZijden: 2 });
    const { vragen } = merge(
      {
        ...mijn,
        gevelvullingEnKaderData: {
          ...mijn.gevelvullingEnKaderData,
          gebruikBevestigingsmiddelen: false,
        },
      },
      anna,
    );
    expect(padenVan(vragen)).toEqual(['detailleringData.stelruimte']);
    const antwoorden = new Map(vragen.map(({ pad, nieuwste }) => [pad, nieuwste]));
    const gedaan = merge(mijn, anna, antwoorden);
    expect(gedaan.vragen).toEqual([]);
    expect(gedaan.gevelvulling.detailleringData).not.toHaveProperty('stelruimte');
  });

  test('what the user filled in and cannot be any more is told, not dropped', () => {
    const nieuwste = applyKader(geopend, {
      ...naarHsb.gevelvullingEnKaderData,
      verbondenAantalZijden: 2,
      gebruikBevestigingsmiddelen: false,
    });
    const kaal = { ...geopend, detailleringData: {} };
    const { vervalt } = mergeGevelvulling({
      getyptOp: kaal,
      mijn: applyDetaillering(kaal, { stelruimte: 12 }),
      nieuwste: { ...nieuwste, detailleringData: {} },
      antwoorden: new Map(),
      settle: (same) => same,
    });
    expect(vervalt).toEqual([
      { pad: 'detailleringData.stelruimte', mijn: 12, nieuwste: undefined },
    ]);
  });
});
