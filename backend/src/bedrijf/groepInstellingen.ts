import type * as CALLS from '@adviestool/contract/calls/groepInstellingen';

import { accessOf, callerOf } from '../access/access.ts';
import { createGroups, zichtbaarheidOf } from '../access/groups.ts';
import { holdRight } from '../access/holdRight.ts';
import { noteer } from '../gebeurtenissen/noteer.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';

/**
 * `GET` and `PUT` `group/{g}/instellingen`: what its members see of each other's projects. Of two that
 * change it the last one counts: it is one choice, which who changes it has before them.
 */
export const groepInstellingenHandlers = ({
  audit,
  database,
  now,
}: Services): Handlers<typeof CALLS> => ({
  fetchGroepInstellingen: async (request) => ({
    zichtbaarheid: zichtbaarheidOf(accessOf(request).group),
  }),

  saveGroepInstellingen: async (request) => {
    const { group } = accessOf(request);
    const { zichtbaarheid } = request.body;
    const { uid } = callerOf(request);
    await database.transaction(async (transaction) => {
      await holdRight(transaction, request);
      await createGroups(transaction).writeZichtbaarheid(group.id, zichtbaarheid);
      const gewijzigd = { soort: 'zichtbaarheid_gewijzigd', groupId: group.id, uid } as const;
      await noteer(transaction, { ...gewijzigd, details: { zichtbaarheid } }, now());
    });
    audit('zichtbaarheid_changed', {
      uid,
      ip: request.ip,
      group: group.id,
      zichtbaarheid,
    });
    return request.body;
  },
});
