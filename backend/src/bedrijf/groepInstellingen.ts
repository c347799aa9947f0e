import { groepInstellingenSchema } from '@adviestool/contract/groepInstellingen';

import { accessOf, callerOf } from '../access/access.ts';
import { createGroups, zichtbaarheidOf } from '../access/groups.ts';
import type { App, Services } from '../http/services.ts';

const PATH = '/api/v2/group/:groupId/instellingen';

/**
 * `GET` and `PUT` `group/{g}/instellingen`: what its members see of each other's projects. Of two that
 * change it the last one counts: it is one choice, which who changes it has before them.
 */
export const registerGroepInstellingen = (app: App, { audit, database }: Services): void => {
  app.get(PATH, { schema: { response: { 200: groepInstellingenSchema } } }, async (request) => ({
    zichtbaarheid: zichtbaarheidOf(accessOf(request).group),
  }));

  app.put(
    PATH,
    { schema: { body: groepInstellingenSchema, response: { 200: groepInstellingenSchema } } },
    async (request) => {
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
  );
};
