import { describe, expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import { GEEN_STANDAARDEN, standaardenSchema } from '@adviestool/contract/standaarden';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { standaardOf } from '@adviestool/domain/velden/standaard';

import { readStandaard, standaardInvoer, validateStandaard } from './standaardInvoer.ts';
import { standaardRegels } from './standaardRegels.ts';

const catalogus = buildCatalogus();
const type: GevelvullingType = 'kozijn';
const stored = standaardOf(buildGevelvulling());

describe('the form of a standard', () => {
  test('gives back what it was opened with', () => {
    const invoer = standaardInvoer(type, stored, null);
    expect(validateStandaard(invoer)).toEqual({});
    const { standaard, messages } = readStandaard({ type, stored, invoer, catalogus });
    expect(messages).toEqual([]);
    expect(standaard.detailleringData).toMatchObject(stored.detailleringData);
    expect(standaard.productKeuze).toEqual(stored.productKeuze);
    expect(standaardenSchema.safeParse({ ...GEEN_STANDAARDEN, [type]: standaard }).success).toBe(
      true,
    );
  });

  test('may be left open', () => {
    const invoer = standaardInvoer(type, null, null);
    expect(validateStandaard(invoer)).toEqual({});
    expect(readStandaard({ type, stored: null, invoer, catalogus }).messages).toEqual([]);
  });

  test('refuses what is out of bounds, in the words of the field', () => {
    const invoer = {
      ...standaardInvoer(type, stored, null),
      spouwlatbreedte: 4000,
      gebouwHoogte: 3000,
    };
    expect(validateStandaard(invoer)).toMatchObject({
      spouwlatbreedte: expect.stringContaining('400'),
      gebouwHoogte: expect.stringContaining('200'),
    });
  });

  test('takes away what another way of building does not ask', () => {
    const invoer = { ...standaardInvoer(type, stored, null), bouwmethode: 'prefab' };
    const { standaard } = readStandaard({ type, stored, invoer, catalogus });
    expect(standaard.gevelvullingEnKaderData.bouwmethode).toBe('prefab');
    expect(standaard.detailleringData).not.toHaveProperty('plaatsing');
    expect(standaard.detailleringData.stelruimte).toBe(15);
  });

  test.each([
    ['the way of building does not ask', null, { bouwmethode: 'prefab' }],
    ['is not asked yet', null, { bouwmethode: 'traditioneel', spouwlatbreedte: 900 }],
    ['is asked no more', stored, { gebruikBevestigingsmiddelen: null, spouwlatbreedte: 900 }],
  ])('takes nothing over from a field that %s', (_what, earlier, keuzes) => {
    const invoer = {
      ...standaardInvoer(type, earlier, null),
      ...keuzes,
      afstandOnderkantSpouwlatTotBovenkantVloerrand: '12o',
    };
    expect(validateStandaard(invoer)).toEqual({});
    const { standaard } = readStandaard({ type, stored: earlier, invoer, catalogus });
    const gegeven = Object.values(standaard.detailleringData).filter((each) => each !== null);
    expect(gegeven).toEqual(Object.values(earlier?.detailleringData ?? {}));
  });

  test('begins with the supplier that needs no choice where fasteners have none', () => {
    const { gevelvullingEnKaderData } = stored;
    const gebruik = { ...gevelvullingEnKaderData, gebruikBevestigingsmiddelen: true };
    const met = { ...stored, gevelvullingEnKaderData: gebruik };
    const leverancier = { leverancierBevestigingsmiddelen: 'een' };
    expect(standaardInvoer(type, met, 'een')).toMatchObject(leverancier);
    expect(standaardInvoer(type, stored, 'een')).not.toMatchObject(leverancier);
  });

  test('clears what is emptied', () => {
    const invoer = { ...standaardInvoer(type, stored, null), stelruimte: undefined };
    const { standaard } = readStandaard({ type, stored, invoer, catalogus });
    expect(standaard.detailleringData.stelruimte ?? null).toBeNull();
  });

  test('says which products no longer fit', () => {
    const weg = {
      ...stored,
      productKeuze: standaardOf(
        buildGevelvulling({
          productKeuze: {
            ...buildGevelvulling().productKeuze,
            onderzijde: { hoekanker: 'bestaat-niet', bevestigingsmiddelen: null },
          },
        }),
      ).productKeuze,
    };
    const invoer = standaardInvoer(type, weg, null);
    const { standaard, messages } = readStandaard({ type, stored: weg, invoer, catalogus });
    expect(messages).toHaveLength(1);
    expect(standaard.productKeuze?.onderzijde.hoekanker).toBeNull();
  });
});

test('a standard in words has its fields, and its products by name', () => {
  const regels = standaardRegels(stored, { type, catalogus, leveranciers: {} });
  expect(regels).toContainEqual({ term: 'Bouwmethode', value: 'Traditioneel' });
  expect(regels).toContainEqual({ term: 'Stelruimte', value: '15\u202Fmm' });
  expect(regels).toContainEqual({
    term: 'Producten onderdorpel',
    value: catalogus.hoekankers[0]?.naam,
  });
  expect(regels.some(({ term }) => ['Merk', 'Breedte', 'Type'].includes(term))).toBe(false);
});
