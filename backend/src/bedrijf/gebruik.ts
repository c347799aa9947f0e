import { gebruikSchema } from '@adviestool/contract/gebruik';

import { accessOf, callerOf } from '../access/access.ts';
import type { App, Services } from '../http/services.ts';
import { createGebruik } from '../projectopslag/gebruik.ts';

/** `GET group/{g}/gebruik`: what the projects of a group take, for its administrators. */
export const registerGebruik = (app: App, { config, database }: Services): void => {
  app.get(
    '/api/v2/group/:groupId/gebruik',
    { schema: { response: { 200: gebruikSchema } } },
    async (request) => {
      const { id } = accessOf(request).group;
      const [{ group }, leden] = await Promise.all([
        createGebruik(database).of(id, callerOf(request).uid),
        createGebruik(database).byUser(id),
      ]);
      return { gebruik: group, quota: config.quota, leden };
    },
  );
};
