import { groupSchema } from '@adviestool/contract/session';

import { accessOf } from '../plugins/access.ts';
import type { App } from '../services.ts';

/** `GET /api/v2/group/{groupId}`: the group, with the caller's roles in it. */
export const registerGroup = (app: App): void => {
  app.get(
    '/api/v2/group/:groupId',
    { schema: { response: { 200: groupSchema } } },
    async (request) => {
      const { group, roles } = accessOf(request);
      return { group: { ...group, type: 'company', roles } };
    },
  );
};
