import type { Project } from '../project.ts';
import { projectFromRecord } from '../projectRecord.ts';
import { buildProjectRecord } from './buildProjectRecord.ts';

/** A complete project without gevelvullingen. */
export const buildProject = (overrides: Partial<Project> = {}): Project => ({
  ...projectFromRecord(buildProjectRecord()),
  ...overrides,
});
