import { expect, test } from '@jest/globals';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';

import { gedeeldeVeldenVan } from './gedeeldeVelden.ts';

const kozijn = buildGevelvulling();
const wide = buildGevelvulling({
  gevelvullingEnKaderData: { ...kozijn.gevelvullingEnKaderData, breedte: 5000 },
});
const hsb = createGevelvulling({
  id: 'hsb',
  gevelvullingType: 'hsb',
  verbondenAantalZijden: 2,
  gebruikBevestigingsmiddelen: false,
});

const waarden = (gevelvullingen: Gevelvulling[], antwoorden = {}) =>
  Object.fromEntries(
    gedeeldeVeldenVan(gevelvullingen)(antwoorden).map(({ naam, waarde }) => [naam, waarde]),
  );

test('a field says what all have, and that they differ', () => {
  const velden = waarden([kozijn, wide]);

  expect(velden).toMatchObject({ hoogte: 2000, onderdorpel: 'houtenDorpel', stelruimte: 15 });
  expect('breedte' in velden).toBe(true);
  expect(velden['breedte']).toBeUndefined();
});

test('what one of them is not asked cannot be changed in all', () => {
  const namen = Object.keys(waarden([kozijn, hsb]));

  expect(namen).toEqual(
    expect.arrayContaining(['aantal', 'breedte', 'gebruikBevestigingsmiddelen']),
  );
  expect(namen).not.toContain('onderdorpel');
  expect(namen).not.toContain('onderregel');
});

test('an answer leads to the fields that follow from it', () => {
  expect(Object.keys(waarden([kozijn]))).not.toContain('verbondenAantalZijden');
  expect(Object.keys(waarden([kozijn], { gevelvullingType: 'hsb' }))).toContain(
    'verbondenAantalZijden',
  );
});

test('a merk is not for many', () => {
  expect(Object.keys(waarden([kozijn]))).not.toContain('merk');
});
