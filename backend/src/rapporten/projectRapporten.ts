import type * as CALLS from '@adviestool/contract/calls/projectRapporten';

import { projectOf } from '../access/access.ts';
import type { Handlers } from '../http/registerCalls.ts';
import type { Services } from '../http/services.ts';
import { createRapporten } from './rapportenStore.ts';

/** `GET …/rapporten`: the reports of a project that are kept, whoever asked. */
export const projectRapportenHandlers = ({ database, now }: Services): Handlers<typeof CALLS> => ({
  fetchProjectRapporten: (request) =>
    createRapporten(database).listOf(projectOf(request).id, now()),
});
