import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { gevelvullingRijIn } from '@adviestool/projectoverzicht/gevelvullingRij';
import { runInDelen } from '@adviestool/projectoverzicht/runInDelen';

import { effectOf } from './effectOf.ts';

const { projectGegevens } = buildProject();
const catalogus = buildHost().catalogus.loaded();

const rijenIn = (gegevens: ProjectGegevens, gevelvullingen: readonly Gevelvulling[]) =>
  gevelvullingen.map(gevelvullingRijIn({ projectGegevens: gegevens, catalogus }).rijOf);

const metGekozen = (id: string, gekozen: number | null): Gevelvulling => {
  const gevelvulling = buildGevelvulling();
  const { gevelvullingEnKaderData: kader, aantalAnkers } = gevelvulling;
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: { ...kader, id, merk: id },
    aantalAnkers: { ...aantalAnkers, bovenzijde: { geadviseerd: null, gekozen } },
  };
};

const gevelvullingen = [
  metGekozen('volgt', null),
  metGekozen('krap', 6),
  { ...metGekozen('concept', null), detailleringData: {} },
];

test('data that change nothing leave every advice as it is', () => {
  const rijen = rijenIn(projectGegevens, gevelvullingen);
  const same = rijenIn({ ...projectGegevens, projectNaam: 'Nieuw' }, gevelvullingen);

  expect(effectOf(rijen, same)).toMatchObject({ blijft: 2, wijzigt: 0, voldoetNietMeer: 0 });
});

test('a higher building changes advices, and what it makes fail is named', () => {
  const effect = effectOf(
    rijenIn(projectGegevens, gevelvullingen),
    rijenIn(
      { ...projectGegevens, gebouwhoogte: 100, windgebied: 1, terreincategorie: 'kust' },
      gevelvullingen,
    ),
  );

  expect(effect).toMatchObject({ blijft: 0, wijzigt: 2, vastgesteld: 0, voldoetNietMeer: 1 });
  expect(effect.niet.map(({ id }) => id)).toEqual(['krap']);
});

test('what has an advice for the first time and does not comply is not said to do so no more', () => {
  const hoog: ProjectGegevens = {
    ...projectGegevens,
    gebouwhoogte: 100,
    windgebied: 1,
    terreincategorie: 'kust',
  };
  const effect = effectOf(
    rijenIn({ ...hoog, windgebied: null }, gevelvullingen),
    rijenIn(hoog, gevelvullingen),
  );

  expect(effect).toMatchObject({ adviesNieuw: 2, voldoetNietMeer: 0, voldoetNiet: 1 });
  expect(effect.niet.map(({ id }) => id)).toEqual(['krap']);
});

test('work that was stopped gives nothing', async () => {
  const { rijOf } = gevelvullingRijIn({ projectGegevens, catalogus });
  const stop = new AbortController();
  const many = Array.from({ length: 50 }, (_, index) => metGekozen(`g${index}`, null));
  const running = runInDelen(many, rijOf, stop);
  stop.abort();

  expect(await running).toBeNull();
  expect(await runInDelen(many, rijOf, new AbortController())).toHaveLength(50);
});
