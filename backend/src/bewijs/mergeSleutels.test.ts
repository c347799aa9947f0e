import { expect, test } from '@jest/globals';

import {
  createSleutelbos,
  listRapportsleutels,
  trekSleutelIn,
  wisselSleutel,
} from './sleutelbos.ts';
import { mergeSleutels } from './mergeSleutels.ts';

const TOEN = new Date('2026-11-01T00:00:00.000Z');
const NU = new Date('2026-11-22T00:00:00.000Z');

const backup = createSleutelbos(TOEN);
const [{ kid } = { kid: '' }] = backup.sleutels;

test('a key that was withdrawn after the backup stays withdrawn, and the one that took its place signs', () => {
  const hier = trekSleutelIn(backup, kid, NU) ?? backup;
  const { sleutels, herkomst } = mergeSleutels(hier.sleutels, backup.sleutels);
  expect(sleutels).toEqual(hier.sleutels);
  expect([...herkomst.values()]).toEqual(['blijftIngetrokken', 'alleenHier']);
});

test('a key that was replaced after the backup does not sign again', () => {
  const hier = wisselSleutel(backup, NU);
  const { sleutels, herkomst } = mergeSleutels(hier.sleutels, backup.sleutels);
  expect(sleutels).toEqual(hier.sleutels);
  expect(herkomst.get(kid)).toBe('blijftVervangen');
});

test('what the backup knows as withdrawn is so here too, and its keys come back', () => {
  const ingetrokken = trekSleutelIn(backup, kid, NU) ?? backup;
  const { sleutels, herkomst } = mergeSleutels(backup.sleutels, ingetrokken.sleutels);
  expect(listRapportsleutels({ sleutels })).toEqual(listRapportsleutels(ingetrokken));
  expect([...herkomst.values()].toSorted()).toEqual(['nuIngetrokken', 'teruggezet']);

  const vervangen = wisselSleutel(backup, NU);
  const ander = mergeSleutels(backup.sleutels, vervangen.sleutels);
  expect(ander.herkomst.get(kid)).toBe('nuVervangen');
});

test('an installation that made keys of its own meanwhile keeps them beside those of the backup', () => {
  const eigen = createSleutelbos(NU);
  const { sleutels } = mergeSleutels(eigen.sleutels, backup.sleutels);
  expect(sleutels).toEqual([...backup.sleutels, ...eigen.sleutels]);
});
