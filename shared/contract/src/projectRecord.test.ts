import { expect, test } from '@jest/globals';

import { projectRecordSchema, type ProjectRecord } from './project.ts';
import { projectFromRecord, projectToBody, readProjectRecord } from './projectRecord.ts';
import { perZijde } from './zijde.ts';

const buildRecord = (change: Partial<ProjectRecord> = {}): ProjectRecord => ({
  id: 7,
  group_id: 1,
  name: 'De Kaap',
  referentienummer: 'R-1',
  type_bouw: 'woning',
  windgebied: 2,
  omgevingsgebied: 'bebouwd',
  gebouwhoogte: 9,
  windvorm_factor: 1.4,
  werkadres: null,
  plaats_werkadres: 'Utrecht',
  version: '0.1.0',
  gevelvullingen_json: '[]',
  external_connections: [],
  user: null,
  created: '2026-11-21T10:00:00Z',
  changed: '2026-11-21T11:00:00Z',
  ...change,
});

test('a record read and written again is the same body', () => {
  const record = buildRecord();
  const body = projectToBody(projectFromRecord(record), '0.1.0');
  expect(record).toMatchObject(body);
});

test('what a newer release keeps in the record comes back in the body, beside what an answer says', () => {
  const record = projectRecordSchema.parse({ ...buildRecord(), kleur: 'rood', maten: [1] });
  const project = projectFromRecord(record);
  expect(project.overig).toEqual({ kleur: 'rood', maten: [1] });
  const body = projectToBody({ ...project, overig: { ...project.overig, name: 'x' } }, '0.1.0');
  expect(body).toMatchObject({ kleur: 'rood', maten: [1], name: record.name });
  expect(body).not.toHaveProperty('id');
  expect(body).not.toHaveProperty('created');
});

test.each(['', 'geen json', '{}', '[{"x":1}]', '[null]'])(
  'gevelvullingen that read %j make the project read-only',
  (gevelvullingen_json) => {
    const project = projectFromRecord(buildRecord({ gevelvullingen_json }));
    expect(project.onleesbaar).toBe(true);
    expect(() => projectToBody(project, '0.1.0')).toThrow('never written');
  },
);

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
  const record = buildRecord({ gevelvullingen_json: JSON.stringify(gevelvullingen) });
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

test('ids may be text and times may be seconds', () => {
  const record = projectRecordSchema.parse({ ...buildRecord(), id: '12', created: 0 });
  expect(record).toMatchObject({ id: 12, created: '1970-01-01T00:00:00.000Z' });
});

test('a project without a name is not written', () => {
  const project = projectFromRecord(buildRecord());
  const unnamed = {
    ...project,
    projectGegevens: { ...project.projectGegevens, projectNaam: null },
  };
  expect(() => projectToBody(unnamed, '0.1.0')).toThrow('name');
});
