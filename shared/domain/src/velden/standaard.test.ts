import { describe, expect, test } from '@jest/globals';
import { GEEN_STANDAARDEN, standaardenSchema } from '@adviestool/contract/standaarden';

import { buildGevelvullingOf, withProducten } from '../builders/buildGevelvullingOf.ts';
import { lostNewerKeys, withNewerKeys } from '../builders/newerRelease.ts';
import { isDetailleringCompleet, isKaderCompleet } from '../steps/gevelvullingSteps.ts';
import { applyDetaillering, createGevelvulling } from './gevelvulling.ts';
import { applyStandaard, standaardOf } from './standaard.ts';
import { withoutModel } from './withoutModel.ts';
import { VARIANT_IDS, VARIANT_TRAITS, type VariantId } from './variants.ts';

const EXTRA = { nieuwVeld: 'nieuw' };

const buildSource = (variant: VariantId) => {
  const source = buildGevelvullingOf(variant, {
    id: 'bron0001',
    externalId: 'x',
    elementen: [{ globalId: '1', verdieping: null, orientatie: null }],
    hoogstePunt: 5400,
    merk: 'K01',
    aantal: 12,
    gebouwHoogte: 30,
  });
  return withProducten(applyDetaillering(source, source.detailleringData), 'GA-120', ['BS-75']);
};

const buildNew = (variant: VariantId) =>
  createGevelvulling({
    id: 'nieuw001',
    gevelvullingType: VARIANT_TRAITS[variant].gevelvullingType,
    merk: 'K07',
    aantal: 2,
    breedte: 1800,
    hoogte: 2400,
  });

describe.each(VARIANT_IDS)('the standard of a %s', (variant) => {
  const source = buildSource(variant);
  const { gevelvullingType } = VARIANT_TRAITS[variant];
  const standaard = standaardOf(source);
  const begun = applyStandaard(buildNew(variant), standaard);

  test('can be stored', () => {
    const standaarden = { ...GEEN_STANDAARDEN, [gevelvullingType]: standaard };
    expect(standaardenSchema.parse(standaarden)).toEqual(standaarden);
  });

  test('completes a new one that has a merk and sizes', () => {
    expect(isKaderCompleet(begun)).toBe(true);
    expect(isDetailleringCompleet(begun)).toBe(true);
  });

  test('makes it the same as its source but for what is its own', () => {
    const kader = withoutModel(source.gevelvullingEnKaderData);
    expect(begun).toEqual({
      ...source,
      gevelvullingEnKaderData: {
        ...kader,
        id: 'nieuw001',
        merk: 'K07',
        aantal: 2,
        breedte: 1800,
        hoogte: 2400,
      },
    });
  });

  test('keeps what a newer release put in it', () => {
    const newer = withNewerKeys(source, EXTRA);
    const kept = applyStandaard(withNewerKeys(buildNew(variant), EXTRA), standaardOf(newer));
    expect(lostNewerKeys(newer, kept, EXTRA)).toEqual([]);
  });
});

test('a standard of another variant brings only what the variant asks', () => {
  const standaard = standaardOf(buildSource('kozijnTraditioneelMetBevestigingsmiddelen'));
  const { gevelvullingEnKaderData, detailleringData } = applyStandaard(buildNew('kozijnPrefab'), {
    ...standaard,
    gevelvullingEnKaderData: { ...standaard.gevelvullingEnKaderData, bouwmethode: 'prefab' },
  });
  expect(gevelvullingEnKaderData).not.toHaveProperty('leverancierBevestigingsmiddelen');
  expect(detailleringData).not.toHaveProperty('binnenmuur');
  expect(detailleringData.stelruimte).toBe(15);
});

test('products come on anchored sides only', () => {
  const standaard = standaardOf(buildSource('hsb4ZijdigZonderBevestigingsmiddelen'));
  const { productKeuze } = applyStandaard(buildNew('hsb2ZijdigZonderBevestigingsmiddelen'), {
    ...standaard,
    gevelvullingEnKaderData: { ...standaard.gevelvullingEnKaderData, verbondenAantalZijden: 2 },
  });
  expect(productKeuze.onderzijde.hoekanker).toBe('GA-120');
  expect(productKeuze.zijkanten.hoekanker).toBeNull();
});

test('what a standard does not say stays', () => {
  const gevelvulling = buildSource('kozijnPrefab');
  expect(
    applyStandaard(gevelvulling, {
      gevelvullingEnKaderData: {},
      detailleringData: { stelruimte: 5 },
    }),
  ).toEqual({
    ...gevelvulling,
    detailleringData: { ...gevelvulling.detailleringData, stelruimte: 5 },
  });
});
