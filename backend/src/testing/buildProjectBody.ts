import type { ProjectBody } from '@adviestool/contract/project';

/** The body of a project write. */
export const buildProjectBody = (overrides: Partial<ProjectBody> = {}): ProjectBody => ({
  name: 'Woningen',
  referentienummer: null,
  type_bouw: 'woning',
  windgebied: 2,
  omgevingsgebied: 'bebouwd',
  gebouwhoogte: 9,
  windvorm_factor: 1.4,
  werkadres: null,
  plaats_werkadres: null,
  version: '0.1.0',
  gevelvullingen_json: '[]',
  ...overrides,
});
