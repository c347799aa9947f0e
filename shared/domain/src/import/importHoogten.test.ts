import { expect, test } from '@jest/globals';

import { buildGevelvullingOf, buildProjectGegevens } from '../builders/buildGevelvullingOf.ts';
import type { KaderWaarden } from '../velden/variants.ts';
import { gebouwhoogteTeLaag, listImporthoogten } from './importHoogten.ts';

const one = (kader: KaderWaarden) => buildGevelvullingOf('kozijnPrefab', kader);

test.each<[string, KaderWaarden, boolean]>([
  ['of an import', { externalId: 'x', gebouwHoogte: 6 }, true],
  ['that is as high as it reaches', { externalId: 'x', gebouwHoogte: 6, hoogstePunt: 5400 }, true],
  ['that somebody filled in', { externalId: 'x', gebouwHoogte: 30, hoogstePunt: 5400 }, false],
  ['of what was not imported', { gebouwHoogte: 6 }, false],
])('a height %s', (_what, kader, isOffered) => {
  expect(listImporthoogten([one({ ...kader, id: 'g' })])).toEqual(isOffered ? ['g'] : []);
});

test('an import without a height of its own has nothing to clear', () => {
  expect(listImporthoogten([one({ externalId: 'x', gebouwHoogte: null })])).toEqual([]);
  expect(listImporthoogten([one({ externalId: 'x' })])).toEqual([]);
});

test('a project is too low for its highest gevelvulling', () => {
  const gevelvullingen = [one({ hoogstePunt: 5400 }), one({ hoogstePunt: 12_400 }), one({})];
  const at = (gebouwhoogte: number | null) =>
    gebouwhoogteTeLaag({ projectGegevens: buildProjectGegevens({ gebouwhoogte }), gevelvullingen });
  expect(at(9)).toEqual({ hoogstePunt: 12_400, voorstel: 13 });
  expect(at(null)).toEqual({ hoogstePunt: 12_400, voorstel: 13 });
  expect(at(13)).toBeNull();
});
