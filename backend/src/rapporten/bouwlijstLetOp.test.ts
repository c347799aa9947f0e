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
const letOpVan = (gegeven: typeof opdracht) => {
  const { catalogus, leveranciers, op, project } = gegeven;
  return [
    bouwlijstDeelOf({ ...project, catalogus, leveranciers, vandaag: dagVan(op) }).letOp,
    bestellijstOf(gegeven, { soort: 'bestellijst', reserve: 0, levering: null }).letOp,
  ];
};

test('that a fastening is not tested is said once of all of them', () => {
  for (const letOp of letOpVan(opdracht)) {
    expect(letOp).toEqual(['Van 2 gevelvullingen is de bevestiging niet getoetst: M1, M2.']);
  }
});

const merken = (aantal: number): string =>
  Array.from({ length: aantal }, (_, index) => `M${index + 1}`).join(', ');

test('of many it is said in one line that names them all, below what must be looked at', () => {
  const gegeven = buildRapportOpdracht(
    manyGevelvullingen(30).map((gevelvulling, index) => ({
      ...gevelvulling,
      gevelvullingEnKaderData: {
        ...gevelvulling.gevelvullingEnKaderData,
        gebruikBevestigingsmiddelen: index === 29,
        opmerking: index === 29 ? 'Let op.' : null,
      },
    })),
  );
  const { project } = gegeven;
  const { projectGegevens } = project;
  const gewaarschuwd = {
    ...gegeven,
    project: { ...project, projectGegevens: { ...projectGegevens, windvormFactor: 0.7 } },
  };
  for (const letOp of letOpVan(gewaarschuwd)) {
    expect(letOp).toEqual([
      expect.stringMatching(/^M30 .*: Let op\.$/),
      `Bij 30 gevelvullingen heeft het advies waarschuwingen: ${merken(30)}.`,
      `Van 29 gevelvullingen is de bevestiging niet getoetst: ${merken(29)}.`,
    ]);
  }
});

test('a merk that many gevelvullingen have is named once', () => {
  const gegeven = buildRapportOpdracht(
    manyGevelvullingen(15).map((gevelvulling, index) => ({
      ...gevelvulling,
      gevelvullingEnKaderData: {
        ...gevelvulling.gevelvullingEnKaderData,
        gebruikBevestigingsmiddelen: false,
        merk: `K${Math.max(1, index - 11)}`,
      },
    })),
  );
  for (const letOp of letOpVan(gegeven)) {
    expect(letOp).toEqual(['Van 15 gevelvullingen is de bevestiging niet getoetst: K1, K2, K3.']);
  }
});

test('that there are warnings is said once of all of them, those of the day too', () => {
  const { bronnen = {} } = opdracht.catalogus;
  const verlopen = Object.fromEntries(
    Object.entries(bronnen).map(([id, bron]) => [id, { ...bron, geldigTot: '2026-11-21' }]),
  );
  const catalogus = { ...opdracht.catalogus, bronnen: verlopen };
  for (const letOp of letOpVan({ ...opdracht, catalogus })) {
    expect(letOp).toEqual([
      'Bij 3 gevelvullingen heeft het advies waarschuwingen: M1, M2, M3.',
      'Van 2 gevelvullingen is de bevestiging niet getoetst: M1, M2.',
    ]);
  }
});
