import { z } from 'zod';

import {
  groepInzageLinksSchema,
  inzageLinkGemaaktSchema,
  inzageLinksSchema,
  inzageLinkVraagSchema,
} from '../inzage.ts';
import type { Call } from './call.ts';

/* Links that show a project. */

export const fetchInzageLinks = {
  method: 'GET',
  path: '/api/v2/group/:groupId/project/:projectId/inzagelinks',
  right: 'manage-project',
  showsRefusals: true,
  answer: inzageLinksSchema,
} as const satisfies Call;

export const createInzageLink = {
  method: 'POST',
  path: '/api/v2/group/:groupId/project/:projectId/inzagelinks',
  right: 'manage-project',
  showsRefusals: true,
  reflects: 'secret',
  body: inzageLinkVraagSchema,
  status: 201,
  answer: inzageLinkGemaaktSchema,
} as const satisfies Call;

export const withdrawInzageLink = {
  method: 'DELETE',
  path: '/api/v2/group/:groupId/project/:projectId/inzagelinks/:linkId',
  right: 'manage-project',
  showsRefusals: true,
  answer: z.undefined(),
} as const satisfies Call;

export const fetchGroepInzageLinks = {
  method: 'GET',
  path: '/api/v2/group/:groupId/inzagelinks',
  right: 'administer',
  answer: groepInzageLinksSchema,
} as const satisfies Call;
