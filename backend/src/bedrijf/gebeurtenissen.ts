import type * as CALLS from '@adviestool/contract/calls/gebeurtenissen';

import { accessOf } from '../access/access.ts';
import { createGebeurtenissen } from '../gebeurtenissen/gebeurtenissenStore.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';

/** `GET group/{g}/gebeurtenissen`: what happened in a group, for its administrators. */
export const gebeurtenissenHandlers = ({ database }: Services): Handlers<typeof CALLS> => ({
  fetchGebeurtenissen: (request) =>
    createGebeurtenissen(database).list(accessOf(request).group.id, request.query),
});
