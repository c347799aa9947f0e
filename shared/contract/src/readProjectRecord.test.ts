import { expect, test } from '@jest/globals';

import { buildProjectRecord } from './builders/buildProjectRecord.ts';
import { projectFromRecord } from './projectRecord.ts';
import { readProjectRecord } from './readProjectRecord.ts';
import { perZijde } from './zijde.ts';

const buildStored = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    gevelvullingEnKaderData: {
      id: `g${index}`,
      merk: null,
      aantal: 1,
      breedte: null,
      hoogte: null,
    },
    detailleringData: {},
    verankerdeZijden: [],
    afstandHoekGevelvullingTotEersteAnker: perZijde(() => 150),
    maximumHartOpHartMaat: perZijde(() => 600),
    aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen: null })),
    productKeuze: perZijde(() => ({ hoekanker: null, bevestigingsmiddelen: null })),
  }));

const readNoting = async (gevelvullingen: readonly unknown[]) => {
  let waited = false;
  const timer = setTimeout(() => {
    waited = true;
  });
  const record = buildProjectRecord({ gevelvullingen_json: JSON.stringify(gevelvullingen) });
  const project = await readProjectRecord(record);
  clearTimeout(timer);
  return { project, atOnce: projectFromRecord(record), waited };
};

test('a project of many gevelvullingen is read with pauses, and is the same project', async () => {
  const { project, atOnce, waited } = await readNoting(buildStored(120));
  expect(project.gevelvullingen).toHaveLength(120);
  expect(project).toEqual(atOnce);
  expect(waited).toBe(true);
});

test('a project of few is read without a pause', async () => {
  const { project, atOnce, waited } = await readNoting(buildStored(3));
  expect(project.gevelvullingen).toHaveLength(3);
  expect(project).toEqual(atOnce);
  expect(waited).toBe(false);
});

test('one that cannot be read, at the end of many, makes the project read-only', async () => {
  const { project, atOnce } = await readNoting([...buildStored(120), { x: 1 }]);
  expect(project).toMatchObject({ onleesbaar: true, gevelvullingen: [] });
  expect(project).toEqual(atOnce);
});
