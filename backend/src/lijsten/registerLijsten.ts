import { isDeepStrictEqual } from 'node:util';

import * as LIJSTEN from '@adviestool/contract/calls/lijsten';

import { accessOf, callerOf, projectOf, refuseArchived } from '../access/access.ts';
import { HttpProblem, invalid } from '../http/httpProblem.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import { createLijsten } from './lijstenStore.ts';

/** The lists (kozijnstaten) of a project: what is known of those that were read into it. */
export const registerLijsten = (app: App, { database, now }: Services): void => {
  registerCalls(app, LIJSTEN, {
    fetchLijsten: async (request) => {
      const store = createLijsten(database);
      const [lijsten, bedrijf] = await Promise.all([
        store.listOf(projectOf(request).id),
        store.bedrijfOf(accessOf(request).group.id),
      ]);
      return { lijsten, bedrijf };
    },

    saveLijst: async (request) => {
      refuseArchived(projectOf(request));
      const { id: projectId } = projectOf(request);
      const { uid } = callerOf(request);
      const store = createLijsten(database);
      // What a list revises goes on under the id of the earlier one; of the moment there is one.
      const { moment: teken = request.body.id, weg = null } = request.query;
      const revision = await store.revisionOf({ teken, weg, projectId, uid });
      if (revision === null) {
        throw new HttpProblem(409, 'conflict', {
          message: 'Deze lijst hoort bij geen revisie die u hebt opgeslagen.',
        });
      }
      const stored = await store.insert({ ...request.body, projectId, uid, revision }, now());
      if (stored === null) {
        throw new HttpProblem(409, 'conflict', { message: 'Deze lijst is van een ander project.' });
      }
      const { moment: _moment, door: _door, revision: _revision, ...kept } = stored;
      if (!isDeepStrictEqual(kept, request.body)) {
        throw invalid('Onder dit id is al een andere lijst bewaard.');
      }
      return stored;
    },
  });
};
