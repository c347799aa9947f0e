import { standaardenSchema } from '../standaarden.ts';
import type { Call } from './call.ts';

/* What new gevelvullingen begin with. */

export const fetchGroupStandaarden = {
  method: 'GET',
  path: '/api/v2/group/:groupId/standaarden',
  right: 'member',
  answer: standaardenSchema,
} as const satisfies Call;

export const saveGroupStandaarden = {
  method: 'PUT',
  path: '/api/v2/group/:groupId/standaarden',
  right: 'administer',
  showsRefusals: true,
  body: standaardenSchema,
  answer: standaardenSchema,
  minimal: true,
} as const satisfies Call;

export const fetchProjectStandaarden = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/standaarden',
  right: 'read-project',
  answer: standaardenSchema,
} as const satisfies Call;

export const saveProjectStandaarden = {
  method: 'PUT',
  path: '/api/v2/group/:groupId/project/:projectId/standaarden',
  right: 'write-project',
  showsRefusals: true,
  revises: 'part',
  body: standaardenSchema,
  answer: standaardenSchema,
  minimal: true,
} as const satisfies Call;
