import { gevelvullingSchema } from '../gevelvulling.ts';
import {
  gegevensWrittenSchema,
  gevelvullingWrittenSchema,
  MANY_BODY_LIMIT,
  manyGevelvullingenBodySchema,
  manyGevelvullingenWrittenSchema,
} from '../gevelvullingWrites.ts';
import { projectDataWriteSchema } from '../backend/projectWrite.ts';
import type { Call } from './call.ts';

/* The parts of a project. */

export const saveGevelvulling = {
  method: 'PUT',
  path: '/api/v2/group/:groupId/project/:projectId/gevelvulling/:gevelvullingId',
  right: 'write-project',
  showsRefusals: true,
  revises: 'part',
  body: gevelvullingSchema,
  answer: gevelvullingWrittenSchema,
  minimal: true,
} as const satisfies Call;

export const saveGevelvullingen = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/gevelvullingen',
  right: 'write-project',
  heavy: 'large',
  showsRefusals: true,
  size: MANY_BODY_LIMIT,
  body: manyGevelvullingenBodySchema,
  answer: manyGevelvullingenWrittenSchema,
  minimal: true,
} as const satisfies Call;

export const saveGegevens = {
  method: 'PUT',
  path: '/api/v2/group/:groupId/project/:projectId/gegevens',
  right: 'write-project',
  showsRefusals: true,
  revises: 'part',
  body: projectDataWriteSchema,
  answer: gegevensWrittenSchema,
  minimal: true,
} as const satisfies Call;
