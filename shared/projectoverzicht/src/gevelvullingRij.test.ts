import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';
import { buildHost } from '@adviestool/contract/builders/buildHost';

import { gevelvullingRijIn, tekeningOf, type GevelvullingRij } from './gevelvullingRij.ts';

const catalogus = buildHost().catalogus.loaded();

const rijOf = (
  gevelvulling: Gevelvulling,
  projectGegevens: ProjectGegevens = buildProject().projectGegevens,
): GevelvullingRij => gevelvullingRijIn({ projectGegevens, catalogus }).rijOf(gevelvulling);

const withGekozen = (gekozen: number): Gevelvulling =>
  buildGevelvulling({ aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen })) });

test('a complete kozijn shows its name, its measures and its hoekankers', () => {
  expect(rijOf(buildGevelvulling())).toMatchObject({
    id: 'a1b2c3d4',
    naam: 'K01 Kozijn vloerrand met houten dorpel',
    merk: 'K01',
    omschrijving: 'Kozijn vloerrand met houten dorpel',
    breedte: 4000,
    hoogte: 2000,
    aantal: 3,
    toestand: 'adviesGereed',
  });
});

test('the hoekankers are those of one gevelvulling, both stijlen counted', () => {
  const rij = rijOf(withGekozen(10));

  expect(rij).toMatchObject({ aantalHoekankers: 40, totaalHoekankers: 120 });
  expect(tekeningOf(rij)?.zijden.zijkanten?.posities).toHaveLength(10);
});

test('too few hoekankers do not suffice', () => {
  expect(rijOf(withGekozen(1)).toestand).toBe('voldoetNiet');
});

test('a side without a hoekanker makes it a concept', () => {
  const gevelvulling = buildGevelvulling({
    productKeuze: perZijde((zijde) => ({
      hoekanker: zijde === 'bovenzijde' ? null : 'anker',
      bevestigingsmiddelen: null,
    })),
  });

  expect(rijOf(gevelvulling)).toMatchObject({ toestand: 'concept', aantalHoekankers: null });
});

test('an incomplete project has concepts only', () => {
  const projectGegevens = { ...buildProject().projectGegevens, windgebied: null };

  expect(rijOf(buildGevelvulling(), projectGegevens).toestand).toBe('concept');
});

test('what has no size yet is not drawn', () => {
  const rij = rijOf(createGevelvulling({ id: 'a1b2c3d4', gevelvullingType: 'hsb' }));

  expect(rij).toMatchObject({ naam: 'HSB-element', toestand: 'concept' });
  expect(tekeningOf(rij)).toBeNull();
});

test('a size without an advice is drawn without hoekankers', () => {
  const rij = rijOf(buildGevelvulling({ detailleringData: {} }));

  const tekening = tekeningOf(rij);
  expect(tekening).toMatchObject({ type: 'kozijn', breedte: 4000, hoogte: 2000 });
  expect(tekening?.zijden).toEqual({});
});

test('the same gevelvulling is worked out once', () => {
  const { rijOf: rijOfOne } = gevelvullingRijIn({
    projectGegevens: buildProject().projectGegevens,
    catalogus,
  });
  const gevelvulling = buildGevelvulling();

  expect(rijOfOne(gevelvulling)).toBe(rijOfOne(gevelvulling));
});
