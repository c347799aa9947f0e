import { expect, test } from '@jest/globals';

import { buildRaam } from '../builders/buildRaam.ts';
import { firstKeuzes } from './keuze.ts';

test('what is inside stays behind, and so does a timber-frame wall of 50 m', () => {
  const keuzes = firstKeuzes([
    buildRaam({ globalId: 'raam' }),
    buildRaam({ globalId: 'binnen', isBinnen: true }),
    buildRaam({ globalId: 'wand', type: 'hsb', breedte: 12_000 }),
    buildRaam({ globalId: 'borstwering', type: 'hsb', breedte: 50_231, hoogte: 1000 }),
    buildRaam({ globalId: 'pui', type: 'schuifpui', breedte: 16_000 }),
  ]);
  const chosen = [...keuzes].flatMap(([globalId, { isChosen }]) => (isChosen ? globalId : []));
  expect(chosen).toEqual(['raam', 'wand', 'pui']);
});
