import { expect, test } from '@jest/globals';

import { projectRecordSchema, type ProjectRecord } from './project.ts';
import { projectFromRecord, projectToBody } from './projectRecord.ts';

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
  rechten: { wijzigen: true, beheren: true },
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
  const record = projectRecordSchema.parse({ ...buildRecord(), kleur: 'rood', toString: [1] });
  const project = projectFromRecord(record);
  expect(project.overig).toEqual({ kleur: 'rood', toString: [1] });
  const body = projectToBody({ ...project, overig: { ...project.overig, name: 'x' } }, '0.1.0');
  expect(body).toMatchObject({ kleur: 'rood', toString: [1], name: record.name });
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
