import { expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import {
  withDetailleringVan,
  withDuplicates,
  withoutGevelvullingen,
  withProductenVan,
} from './changes.ts';
import { withAanbevolen } from './withAanbevolen.ts';
import { withAntwoorden, withAntwoordenPer } from './withAntwoorden.ts';

const NOW = '2026-11-22T10:00:00.000Z';
const BASIS = { catalogus: buildCatalogus(), now: NOW };
const GEEN = perZijde(() => ({ hoekanker: null, bevestigingsmiddelen: null }));

const gevelvullingOf = (merk: string, overrides: Partial<Gevelvulling> = {}): Gevelvulling => {
  const gevelvulling = buildGevelvulling(overrides);
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, id: merk, merk },
  };
};

const project = buildProject({
  gevelvullingen: [gevelvullingOf('K01'), gevelvullingOf('K02'), gevelvullingOf('K04')],
});

const merkenOf = (changed: Project | null) =>
  changed?.gevelvullingen.map(({ gevelvullingEnKaderData: { merk } }) => merk);

const ids = new Set(['K01', 'K02']);

test('one answer comes in each that is meant, with the advice that follows', () => {
  const changed = withAntwoorden(ids, { breedte: 1200 }, BASIS)(project);
  const [first, , third] = changed?.gevelvullingen ?? [];

  expect(
    changed?.gevelvullingen.map(({ gevelvullingEnKaderData: { breedte } }) => breedte),
  ).toEqual([1200, 1200, 4000]);
  expect(first?.changed).toBe(NOW);
  expect(first?.aantalAnkers.onderzijde.geadviseerd).toEqual(expect.any(Number));
  expect(third).toBe(project.gevelvullingen[2]);
});

test('an answer that all have already changes nothing', () => {
  expect(withAntwoorden(ids, { breedte: 4000 }, BASIS)(project)).toBeNull();
});

test('each can have answers of its own', () => {
  const changed = withAntwoordenPer(
    new Map([
      ['K01', { merk: 'A1' }],
      ['K04', { merk: 'A4' }],
    ]),
    BASIS,
  )(project);

  expect(merkenOf(changed)).toEqual(['A1', 'K02', 'A4']);
});

test('a detaillering and products are those of another', () => {
  const source = gevelvullingOf('K09', { detailleringData: { stelruimte: 30 } });
  const target = gevelvullingOf('K01', { productKeuze: GEEN });
  const pair = buildProject({ gevelvullingen: [target, source] });
  const only = new Set(['K01']);

  expect(
    withDetailleringVan(only, 'K09', BASIS)(pair)?.gevelvullingen[0]?.detailleringData,
  ).toMatchObject({ stelruimte: 30, spouwlatbreedte: 90 });
  expect(
    withProductenVan(only, 'K09', BASIS)(pair)?.gevelvullingen[0]?.productKeuze.onderzijde
      .hoekanker,
  ).toBe('anker');
  expect(withProductenVan(only, 'gone', BASIS)(pair)).toBeNull();
});

test('what is recommended is chosen on every side', () => {
  const empty = buildProject({ gevelvullingen: [gevelvullingOf('K01', { productKeuze: GEEN })] });
  const changed = withAanbevolen(new Set(['K01']), 'lichtste', BASIS)(empty);

  expect(changed?.gevelvullingen[0]?.productKeuze).toMatchObject(
    perZijde(() => ({ hoekanker: 'anker' })),
  );
});

test('duplicates stand behind their originals, each with the next merk that is free', () => {
  const changed = withDuplicates(ids, NOW)(project);

  expect(merkenOf(changed)).toEqual(['K01', 'K03', 'K02', 'K05', 'K04']);
  expect(
    new Set(changed?.gevelvullingen.map(({ gevelvullingEnKaderData: { id } }) => id)).size,
  ).toBe(5);
});

test('what is removed goes, and what is gone already leaves nothing to do', () => {
  expect(merkenOf(withoutGevelvullingen(ids)(project))).toEqual(['K04']);
  expect(withoutGevelvullingen(new Set(['gone']))(project)).toBeNull();
  expect(withDuplicates(new Set(['gone']), NOW)(project)).toBeNull();
});

test('what takes a detaillering over is changed now, and when both are gone there is nothing to do', () => {
  const source = gevelvullingOf('K02', { detailleringData: { stelruimte: 30 } });
  const pair = buildProject({ gevelvullingen: [gevelvullingOf('K01'), source] });
  const only = new Set(['K01']);

  expect(
    withDetailleringVan(only, 'K02', BASIS)(pair)?.gevelvullingen.map(({ changed }) => changed),
  ).toEqual([NOW, undefined]);
  expect(withDetailleringVan(only, 'ffffffff', BASIS)(pair)).toBeNull();
  expect(withDetailleringVan(new Set(['ffffffff']), 'K02', BASIS)(pair)).toBeNull();
});
