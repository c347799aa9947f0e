import type { Catalogus } from '@adviestool/contract/catalogus';
import { perZijde } from '@adviestool/contract/zijde';
import { expect, test } from '@jest/globals';

import { buildGevelvulling } from '../builders/buildGevelvulling.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { invoerOfGeval } from '../fixtures/gevallen.ts';
import { telWaarschuwingen, waarschuwingenBijAdvies } from './adviesWaarschuwingen.ts';

const GEKOZEN = 'GA-90';
const { projectGegevens } = invoerOfGeval('K1-KVT');
const gevelvulling = buildGevelvulling({
  productKeuze: perZijde(() => ({ hoekanker: GEKOZEN, bevestigingsmiddelen: null })),
});

/** The catalogue in which a hoekanker has other values. */
const met = (gezocht: string, waarden: Partial<Catalogus['hoekankers'][number]>): Catalogus => ({
  ...CATALOGUS,
  hoekankers: CATALOGUS.hoekankers.map((each) =>
    each.id === gezocht ? { ...each, ...waarden } : each,
  ),
});

const gezegd = (bij: Catalogus): string[] =>
  waarschuwingenBijAdvies({ projectGegevens, gevelvulling, catalogus: bij }).map(
    ({ melding }) => melding,
  );

const tel = (bij: Catalogus): number =>
  telWaarschuwingen({ projectGegevens, gevelvulling, catalogus: bij }, '2026-11-28');

test('an advice that uses a stored value which no engineer signs says so', () => {
  expect(gezegd(CATALOGUS)).toEqual([]);
  expect(gezegd(met(GEKOZEN, { gammaM: 0.001 }))).toEqual([
    'Hoekanker GA 90 gammaM: 0,001 is kleiner dan 1. De weerstand is te hoog gerekend.',
  ]);
});

test('and one that uses a stored value which is probably a slip, in each count', () => {
  const inNewton = met(GEKOZEN, { FwRk: 1800 });
  expect(gezegd(inNewton)).toEqual([
    'Hoekanker GA 90 FwRk: 1800 kN is ongewoon groot. N in plaats van kN?',
  ]);
  expect(tel(inNewton) - tel(CATALOGUS)).toBe(1);
});

test('of a product that it does not use nothing is said', () => {
  const ander = CATALOGUS.hoekankers.find(({ id }) => id !== GEKOZEN)?.id ?? '';
  expect(gezegd(met(ander, { FwRk: 1800, gammaM: 0.001 }))).toEqual([]);
});
