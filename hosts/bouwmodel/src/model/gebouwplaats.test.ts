import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling, GevelvullingEnKaderData } from '@adviestool/contract/gevelvulling';
import { mapImport } from '@adviestool/domain/import/mapImport';
import { planUpdate } from '@adviestool/domain/import/planUpdate';
import { buildAdvies } from '@adviestool/ifc/builders/buildAdviezen';
import { readFile } from '@adviestool/ifc/readFile';
import { writeIfc } from '@adviestool/ifc/writeIfc';
import { expect, test } from '@jest/globals';

import { firstBewerking, groepenOf } from './bewerking.ts';
import { importMessageOf } from './importMessageOf.ts';

const MINI = readFileSync(
  createRequire(import.meta.url).resolve('@adviestool/ifc/voorbeeld/mini.ifc'),
);
const MOMENT = '2026-11-27T10:00:00.000Z';

/** The message that the page sends of a file when nobody changes anything. */
const messageOf = async (bytes: Uint8Array) => {
  const model = await readFile(bytes);
  const bewerking = firstBewerking(model);
  return importMessageOf({
    model,
    groepen: groepenOf(model, bewerking),
    file: { naam: 'mini.ifc', gewijzigd: MOMENT },
    keuzes: bewerking.keuzes,
  });
};

let counter = 0;
const randomUuid = (): string => {
  counter += 1;
  return `${counter.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`;
};

const projectOf = async (bytes: Uint8Array) =>
  buildProject({ ...mapImport(await messageOf(bytes), randomUuid, MOMENT) });

const withPlaats = (
  gevelvulling: Gevelvulling,
  plaats: Partial<GevelvullingEnKaderData>,
): Gevelvulling => ({
  ...gevelvulling,
  gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, ...plaats },
});

const PLAATS = {
  gevel: 'Noord',
  bouwlaag: '1',
  ruimte: "1.04 Woonkamer 'hoek'",
  draairichting: 'L+R',
  opmerking: 'Eerst de onderzijde: ≥ 2 man.',
} as const;

test('a storey goes along as the bouwlaag of what stands on it', async () => {
  const { gevelvullingen } = await projectOf(MINI);
  expect(gevelvullingen.map((one) => one.gevelvullingEnKaderData.bouwlaag)).toEqual([
    '01 eerste verdieping',
    '01 eerste verdieping',
    '01 eerste verdieping',
  ]);
});

test('what a user filled in of the place comes back from the written model, and changes nothing', async () => {
  const read = await projectOf(MINI);
  const project = {
    ...read,
    gevelvullingen: read.gevelvullingen.map((one, index) =>
      index === 0 ? withPlaats(one, PLAATS) : one,
    ),
  };
  const adviezen = project.gevelvullingen.map(({ gevelvullingEnKaderData: kader }) => {
    const { gevel, bouwlaag, ruimte, draairichting, opmerking, elementen = [] } = kader;
    const plaats = { gevel, bouwlaag, ruimte, draairichting, opmerking };
    return buildAdvies({ id: kader.id, elementen, ...plaats });
  });
  const { bytes } = await writeIfc(MINI, {
    gevelvullingen: adviezen,
    metHoekankers: false,
    moment: MOMENT,
  });

  const again = await messageOf(bytes);
  expect(again.gevelvullingen[0]).toMatchObject(PLAATS);
  expect(planUpdate(project, again).regels.map(({ soort }) => soort)).toEqual([
    'gelijk',
    'gelijk',
    'gelijk',
  ]);
  // Of a project that is made anew, nothing is lost.
  const { gevelvullingen } = await projectOf(bytes);
  expect(gevelvullingen[0]?.gevelvullingEnKaderData).toMatchObject(PLAATS);
});
