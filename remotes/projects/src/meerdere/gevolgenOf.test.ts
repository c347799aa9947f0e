import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { gevelvullingRijIn } from '@adviestool/projectoverzicht/gevelvullingRij';

import { gevolgenOf } from './gevolgenOf.ts';

const { rijOf } = gevelvullingRijIn({
  projectGegevens: buildProject().projectGegevens,
  catalogus: buildHost().catalogus.loaded(),
});

const kozijn = buildGevelvulling();
const smaller = (breedte: number): Gevelvulling =>
  buildGevelvulling({
    gevelvullingEnKaderData: { ...kozijn.gevelvullingEnKaderData, breedte },
  });
const withGekozen = (gekozen: number): Gevelvulling =>
  buildGevelvulling({ aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen })) });
const concept = buildGevelvulling({ detailleringData: {} });
const withoutProducts = buildGevelvulling({
  productKeuze: perZijde(() => ({ hoekanker: null, bevestigingsmiddelen: null })),
});

test.each([
  ['a width of some mm less keeps the advice', kozijn, smaller(3990), { adviesBlijft: 1 }],
  ['a width of half changes the advice', kozijn, smaller(2000), { adviesWijzigt: 1 }],
  ['answers that are missing end the advice', kozijn, concept, { adviesVervalt: 1 }],
  ['answers that are given make an advice', concept, kozijn, { adviesNieuw: 1 }],
  ['too few hoekankers fail', kozijn, withGekozen(1), { adviesWijzigt: 1, voldoetNietMeer: 1 }],
  [
    'an advice that is new and fails never held',
    concept,
    withGekozen(1),
    { adviesNieuw: 1, voldoetNiet: 1, voldoetNietMeer: 0 },
  ],
  ['enough hoekankers hold again', withGekozen(1), kozijn, { adviesWijzigt: 1, voldoetWeer: 1 }],
  [
    'where not enough hoekankers fit there is no number, also where one was chosen',
    withGekozen(8),
    {
      ...smaller(400),
      detailleringData: {
        ...kozijn.detailleringData,
        gewichtinvoer: 'totaalgewicht' as const,
        totaalgewicht: 3000,
      },
      aantalAnkers: withGekozen(8).aantalAnkers,
    },
    { adviesBlijft: 0, adviesWijzigt: 1 },
  ],
  ['products are taken away', kozijn, withoutProducts, { productenGereset: 1 }],
])('%s', (_case, before, after, gevolgen) => {
  expect(gevolgenOf([rijOf(before)], [rijOf(after)])).toMatchObject({ gewijzigd: 1, ...gevolgen });
});

test('what stays the same object did not change; what comes and goes is counted', () => {
  const other = buildGevelvulling({
    gevelvullingEnKaderData: { ...kozijn.gevelvullingEnKaderData, id: 'b2c3d4e5' },
  });

  expect(gevolgenOf([rijOf(kozijn)], [rijOf(kozijn), rijOf(other)])).toMatchObject({
    gewijzigd: 0,
    toegevoegd: 1,
    verwijderd: 0,
  });
  expect(gevolgenOf([rijOf(kozijn)], [])).toMatchObject({ verwijderd: 1 });
});

const of = (rij: ReturnType<typeof rijOf>) => rij.totaalHoekankers ?? 0;

test('hoekankers are counted before and after, in all pieces of what changes, comes or goes', () => {
  const [before, after] = [rijOf(kozijn), rijOf(smaller(2000))];
  const other = rijOf(
    buildGevelvulling({
      gevelvullingEnKaderData: { ...kozijn.gevelvullingEnKaderData, id: 'b2c3d4e5', merk: 'K02' },
    }),
  );
  expect(of(before)).toBeGreaterThan(of(after));
  const hoekankers = { voor: of(before), na: of(after) };
  expect(gevolgenOf([before, other], [after, other])).toMatchObject({ hoekankers });
  expect(gevolgenOf([before], [before, other]).hoekankers).toEqual({ voor: 0, na: of(other) });
  expect(gevolgenOf([before, other], [before]).hoekankers).toEqual({ voor: of(other), na: 0 });
});

test('what can no longer be calculated is named, and is no hoekanker less', () => {
  const gone = rijOf(concept);
  expect(gevolgenOf([rijOf(kozijn)], [gone])).toMatchObject({
    hoekankers: { voor: 0, na: 0 },
    nietTeBerekenen: [gone.merk],
  });
  expect(gevolgenOf([gone], [rijOf(kozijn)])).toMatchObject({ nietTeBerekenen: [] });
});
