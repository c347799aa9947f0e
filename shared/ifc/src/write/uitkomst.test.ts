import { expect, test } from '@jest/globals';

import { buildAdvies } from '../builders/buildAdviezen.ts';
import {
  aantalHoekankersVan,
  geschrevenUnityCheck,
  productVan,
  unityCheckVan,
} from './uitkomst.ts';

test('the hoekankers of both stijlen count', () => {
  expect(aantalHoekankersVan(buildAdvies())).toBe(8);
});

test('without a number on every side there is no number', () => {
  const [onder, ...rest] = buildAdvies().zijden;
  expect(onder).toBeDefined();
  expect(aantalHoekankersVan({ zijden: [] })).toBeNull();
  expect(
    aantalHoekankersVan({ zijden: [...rest, ...(onder ? [{ ...onder, aantal: null }] : [])] }),
  ).toBeNull();
});

test('the largest unity check and each product once speak for the gevelvulling', () => {
  expect(unityCheckVan(buildAdvies())).toBe(0.95);
  expect(productVan(buildAdvies())).toBe('GA-90, GA-70');
  expect([unityCheckVan({ zijden: [] }), productVan({ zijden: [] })]).toEqual([null, null]);
});

test('a unity check is written as the number that is shown, however large', () => {
  expect([0.949, 1.0004, 12345.678, null].map(geschrevenUnityCheck)).toEqual([
    0.95,
    1.001,
    12345.68,
    null,
  ]);
});
