import { buildProject as buildEmptyProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';

/** A complete project with the gevelvullingen that are given. */
export const buildProject = (...gevelvullingen: Gevelvulling[]): Project =>
  buildEmptyProject({ gevelvullingen });
