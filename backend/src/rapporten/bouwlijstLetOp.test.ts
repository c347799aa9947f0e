import { dagVan } from '@adviestool/getallen/dagVan';
import { expect, test } from '@jest/globals';

import { buildRapportOpdracht, manyGevelvullingen } from '../testing/buildRapportOpdracht.ts';
import { bestellijstOf } from './bestellijstOf.ts';
import { bouwlijstDeelOf } from './bouwlijstDeelOf.ts';

const opdracht = buildRapportOpdracht(
  manyGevelvullingen(3).map((gevelvulling, index) => ({
    ...gevelvulling,
    gevelvullingEnKaderData: {
      ...gevelvulling.gevelvullingEnKaderData,
      ...(index === 0 && { gebruikBevestigingsmiddelen: false }),
    },
  })),
);

/** The remarks of the chapter of a report, and those of the order list on paper. */
const letOpVan = ({ catalogus, leveranciers, op, project }: typeof opdracht) => [
  bouwlijstDeelOf({ ...project, catalogus, leveranciers, vandaag: dagVan(op) }).letOp,
  bestellijstOf({ ...opdracht, catalogus }, { soort: 'bestellijst', reserve: 0, levering: null })
    .letOp,
];

test('that a fastening is not tested is said once of all of them', () => {
  for (const letOp of letOpVan(opdracht)) {
    expect(letOp).toEqual(['Van 2 gevelvullingen is de bevestiging niet getoetst: M1, M2.']);
  }
});

test('of each gevelvulling its warnings are told, those of the day too', () => {
  const { bronnen = {} } = opdracht.catalogus;
  const verlopen = Object.fromEntries(
    Object.entries(bronnen).map(([id, bron]) => [id, { ...bron, geldigTot: '2026-11-21' }]),
  );
  const catalogus = { ...opdracht.catalogus, bronnen: verlopen };
  for (const letOp of letOpVan({ ...opdracht, catalogus })) {
    expect(letOp.slice(1)).toEqual(
      ['M1', 'M2', 'M3'].map((merk) =>
        expect.stringMatching(
          new RegExp(`^${merk} .*: Met \\d+ waarschuwing(en)? bij het advies\\.$`),
        ),
      ),
    );
  }
});
