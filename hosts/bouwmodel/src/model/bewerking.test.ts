import { expect, test } from '@jest/globals';

import { buildBouwmodel } from '../builders/buildBouwmodel.ts';
import { buildRaam } from '../builders/buildRaam.ts';
import {
  byHand,
  chooseMaten,
  firstBewerking,
  groepenOf,
  isBewerkt,
  merge,
  regroup,
  split,
  type Bewerking,
} from './bewerking.ts';
import { importMessageOf } from './importMessageOf.ts';
import { changeKeuzes } from './keuze.ts';

const model = buildBouwmodel([
  buildRaam({ globalId: 'a1' }),
  buildRaam({ globalId: 'a2' }),
  buildRaam({ globalId: 'a3' }),
  buildRaam({ globalId: 'b1', merken: { Tag: 'B' }, breedte: 900 }),
]);
const first = firstBewerking(model);

const idsOf = (bewerking: Bewerking): string[][] =>
  groepenOf(model, bewerking).map(({ elementen }) => elementen.map(({ globalId }) => globalId));

test('groups that are merged are one, and the model can be followed again', () => {
  const merged = merge(first, ['a1', 'a2', 'a3', 'b1']);
  expect(idsOf(merged)).toEqual([['a1', 'a2', 'a3', 'b1']]);
  expect(idsOf(regroup(merged, ['a1', 'a2', 'a3', 'b1']))).toEqual([['a1', 'a2', 'a3'], ['b1']]);
});

test('what is merged goes along as the one that it was merged with, wherever that stands', () => {
  const chosen = { ...first, keuzes: changeKeuzes(first.keuzes, ['a1'], { isChosen: false }) };
  const merged = merge(chosen, ['b1', 'a1']);
  expect(merged.keuzes.get('a1')).toEqual({ isChosen: true, type: 'kozijn' });
});

test('elements are taken out of a group together or each apart', () => {
  expect(idsOf(split(first, ['a2', 'a3'], true))).toEqual([['a1'], ['a2', 'a3'], ['b1']]);
  expect(idsOf(split(first, ['a2', 'a3'], false))).toEqual([['a1'], ['a2'], ['a3'], ['b1']]);
  expect(idsOf(split(first, ['a2'], true))).toEqual([['a1', 'a3'], ['a2'], ['b1']]);
});

test('an element that is split off can be merged again, and is in one group only', () => {
  const again = merge(split(first, ['a2'], false), ['a2', 'b1']);
  expect(idsOf(again)).toEqual([
    ['a1', 'a3'],
    ['a2', 'b1'],
  ]);
  const moved = merge(merge(first, ['a1', 'b1']), ['a2', 'b1']);
  expect(moved.samengevoegd).toEqual([['a2', 'b1']]);
});

test('what is left out or of another type stays so when another merk makes the groups', () => {
  const gekozen = changeKeuzes(first.keuzes, ['a2'], { isChosen: false });
  const keuzes = changeKeuzes(gekozen, ['a3'], { type: 'schuifpui' });
  const zonderMerk = { ...first, merkbron: null, keuzes };
  expect(idsOf(zonderMerk)).toEqual([['a1'], ['a2'], ['a3'], ['b1']]);
  const file = { naam: 'a.ifc', gewijzigd: '2026-11-21T09:00:00.000Z' };
  const groepen = groepenOf(model, zonderMerk);
  const { gevelvullingen } = importMessageOf({ model, groepen, file, keuzes });
  expect(gevelvullingen.map(({ id, type, aantal }) => [id, type, aantal])).toEqual([
    ['a1', 'kozijn', 1],
    ['a3', 'schuifpui', 1],
    ['b1', 'kozijn', 1],
  ]);
});

test('only what the user made is made by hand', () => {
  const bewerking = split(first, ['a2'], false);
  expect([...byHand(bewerking, groepenOf(model, bewerking))]).toEqual(['a2']);
});

test('a group, a choice and a size of the user are lost with the model; what it says itself is not', () => {
  const keuzes = changeKeuzes(first.keuzes, ['a2'], { type: 'schuifpui' });
  expect(isBewerkt(model, first)).toBe(false);
  expect(isBewerkt(model, { ...first, merkbron: null })).toBe(false);
  expect(isBewerkt(model, split(first, ['a2'], false))).toBe(true);
  expect(isBewerkt(model, { ...first, keuzes })).toBe(true);
  expect(isBewerkt(model, chooseMaten(first, ['a1'], 'eigenschap'))).toBe(true);
});

test('of two sizes the chosen one makes the groups', () => {
  const maatverschil = {
    eigenschap: { breedte: 900, hoogte: 1500 },
    geometrie: { breedte: 1530, hoogte: 2637 },
  };
  const other = buildBouwmodel([
    buildRaam({ globalId: 'a1', breedte: 900, hoogte: 1500 }),
    buildRaam({ globalId: 'a2', breedte: 1530, hoogte: 2637, maatverschil }),
  ]);
  const bewerking = firstBewerking(other);
  const sizesOf = (given: Bewerking) =>
    groepenOf(other, given).map(({ breedte, hoogte, aantal }) => [breedte, hoogte, aantal]);
  expect(sizesOf(bewerking)).toEqual([
    [900, 1500, 1],
    [1530, 2637, 1],
  ]);
  expect(sizesOf(chooseMaten(bewerking, ['a1', 'a2'], 'eigenschap'))[0]?.slice(0, 2)).toEqual([
    900, 1500,
  ]);
  expect(
    sizesOf(chooseMaten(bewerking, ['a2'], 'eigenschap')).every(([breedte]) => breedte === 900),
  ).toBe(true);
});
