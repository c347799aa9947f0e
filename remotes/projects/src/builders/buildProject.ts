import type { Project } from '@adviestool/contract/project';
import { projectFromRecord } from '@adviestool/contract/projectRecord';

import { buildProjectRecord } from './buildProjectRecord.ts';

/** A complete project without gevelvullingen. */
export const buildProject = (overrides: Partial<Project> = {}): Project => ({
  ...projectFromRecord(buildProjectRecord()),
  ...overrides,
});
