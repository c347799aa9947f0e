import type { ProjectRecord } from '@adviestool/contract/project';

/** A complete project as the backend answers it. */
export const buildProjectRecord = (change: Partial<ProjectRecord> = {}): ProjectRecord => ({
  id: 7,
  group_id: 1,
  name: 'Kantoor',
  referentienummer: null,
  type_bouw: 'woning',
  windgebied: 2,
  omgevingsgebied: 'bebouwd',
  gebouwhoogte: 9,
  windvorm_factor: 1.4,
  werkadres: null,
  plaats_werkadres: null,
  version: null,
  gevelvullingen_json: '[]',
  external_connections: [],
  user: null,
  created: '2026-01-01T10:00:00Z',
  changed: '2026-01-01T10:00:00Z',
  ...change,
});
