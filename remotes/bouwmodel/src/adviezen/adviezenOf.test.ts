import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import {
  buildGevelvullingOf,
  withProducten,
} from '@adviestool/domain/builders/buildGevelvullingOf';
import { gevelvullingRijIn } from '@adviestool/projectoverzicht/gevelvullingRij';
import { expect, test } from '@jest/globals';

import { adviezenOf } from './adviezenOf.ts';

const meldingenBij = (
  windvormFactor: number,
  catalogus = buildCatalogus(),
  gevelvulling = buildGevelvulling(),
): readonly string[] | undefined => {
  const { projectGegevens } = buildProject();
  const gevelvullingen = [gevelvulling];
  const project = buildProject({
    projectGegevens: { ...projectGegevens, windvormFactor },
    gevelvullingen,
  });
  const { rijOf } = gevelvullingRijIn({ projectGegevens: project.projectGegevens, catalogus });
  const { gevelvullingen: adviezen } = adviezenOf({
    project,
    revisies: null,
    catalogus,
    rijen: gevelvullingen.map(rijOf),
    metadataId: 'model',
    tekeningen: new Map(),
    vandaag: '2026-11-28',
  });
  return adviezen[0]?.meldingen;
};

test('a parent frame is told with a verdict what was warned of beside it', () => {
  expect(meldingenBij(1.4)).not.toContainEqual(expect.stringContaining('Windvormfactor'));
  expect(meldingenBij(0)).toContain('Windvormfactor: Er is geen wind gerekend.');
});

test('and that a source of a product that is used has expired', () => {
  const catalogus = buildCatalogus();
  const metBron = (geldigTot: string) => ({
    ...catalogus,
    bronnen: { blad: { document: 'Blad', nummer: 'B-1', datum: '2021-01-01', geldigTot } },
    hoekankers: catalogus.hoekankers.map((each) => ({ ...each, bron: 'blad' })),
  });
  const verlopen = expect.stringContaining('bron B-1 is verlopen op 27 november 2026');
  expect(meldingenBij(1.4, metBron('2026-11-27'))).toContainEqual(verlopen);
  expect(meldingenBij(1.4, metBron('2026-11-28'))).not.toContainEqual(verlopen);
});

test.each([
  ['kozijnPrefab', true],
  ['kozijnTraditioneelZonderBevestigingsmiddelen', true],
  ['kozijnTraditioneelMetBevestigingsmiddelen', false],
] as const)('of what complies, %s, that its fastening was not tested: %s', (variant, isGezegd) => {
  const gevelvulling = withProducten(buildGevelvullingOf(variant), 'anker');
  const gezegd = meldingenBij(1.4, buildCatalogus(), gevelvulling);
  expect(gezegd?.includes('De bevestiging is niet getoetst.')).toBe(isGezegd);
});

test('and nothing of it where it does not comply', () => {
  const zwaar = buildGevelvullingOf('kozijnPrefab', {}, { totaalgewicht: 90_000 });
  const gezegd = meldingenBij(1.4, buildCatalogus(), withProducten(zwaar, 'anker'));
  expect(gezegd).not.toEqual([]);
  expect(gezegd).not.toContain('De bevestiging is niet getoetst.');
});
