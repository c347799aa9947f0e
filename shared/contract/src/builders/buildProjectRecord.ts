import type { ProjectRecord } from '../project.ts';

/** A complete project without gevelvullingen, as the backend answers it. */
export const buildProjectRecord = (overrides: Partial<ProjectRecord> = {}): ProjectRecord => ({
  id: 7,
  group_id: 12,
  name: 'Dok van Delfzijl',
  referentienummer: '2026-014',
  type_bouw: 'woning',
  windgebied: 2,
  omgevingsgebied: 'bebouwd',
  gebouwhoogte: 9,
  windvorm_factor: 1.4,
  werkadres: 'Havenkade 1',
  plaats_werkadres: 'Delfzijl',
  version: '1.0.0',
  gevelvullingen_json: '[]',
  external_connections: [],
  user: null,
  rechten: { wijzigen: true, beheren: true },
  created: '2026-11-01T08:00:00Z',
  changed: '2026-11-20T09:30:00Z',
  ...overrides,
});
