import type * as CALLS from '@adviestool/contract/calls/groepInstellingen';

import { accessOf, callerOf } from '../access/access.ts';
import { createGroups, zichtbaarheidOf } from '../access/groups.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';

/**
 * `GET` and `PUT` `group/{g}/instellingen`: what its members see of each other's projects. Of two that
 * change it the last one counts: it is one choice, which who changes it has before them.
 */
export const groepInstellingenHandlers = ({
  audit,
  database,
}: Services): Handlers<typeof CALLS> => ({
  fetchGroepInstellingen: async (request) => ({
    zichtbaarheid: zichtbaarheidOf(accessOf(request).group),
  }),

  saveGroepInstellingen: async (request) => {
    const { group } = accessOf(request);
    await createGroups(database).writeZichtbaarheid(group.id, request.body.zichtbaarheid);
    audit('zichtbaarheid_changed', {
      uid: callerOf(request).uid,
      ip: request.ip,
      group: group.id,
      zichtbaarheid: request.body.zichtbaarheid,
    });
    return request.body;
  },
});
