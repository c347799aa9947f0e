import { collegasSchema } from '@adviestool/contract/collegas';

import { accessOf } from '../plugins/access.ts';
import type { App, Services } from '../services.ts';

/** `GET group/{g}/collegas`: who a project can be handed over to. */
export const registerCollegas = (app: App, { repositories }: Services): void => {
  app.get(
    '/api/v2/group/:groupId/collegas',
    { schema: { response: { 200: collegasSchema } } },
    (request) => repositories.groups.findCollegas(accessOf(request).group.id),
  );
};
