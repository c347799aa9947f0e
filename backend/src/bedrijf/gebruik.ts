import type * as CALLS from '@adviestool/contract/calls/gebruik';

import { accessOf, callerOf } from '../access/access.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';
import { createGebruik } from '../projectopslag/gebruik.ts';

/** `GET group/{g}/gebruik`: what the projects of a group take, for its administrators. */
export const gebruikHandlers = ({ config, database }: Services): Handlers<typeof CALLS> => ({
  fetchGebruik: async (request) => {
    const { id } = accessOf(request).group;
    const [{ group }, leden] = await Promise.all([
      createGebruik(database).of(id, callerOf(request).uid),
      createGebruik(database).byUser(id),
    ]);
    return { gebruik: group, quota: config.quota, leden };
  },
});
