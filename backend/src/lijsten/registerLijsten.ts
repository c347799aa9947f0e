import * as LIJSTEN from '@adviestool/contract/calls/lijsten';

import { callerOf, projectOf, refuseArchived } from '../access/access.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import { createProjects } from '../projectopslag/projects.ts';
import { createLijsten } from './lijstenStore.ts';

/** The lists (kozijnstaten) of a project: what is known of those that were read into it. */
export const registerLijsten = (app: App, { database, now }: Services): void => {
  registerCalls(app, LIJSTEN, {
    fetchLijsten: async (request) => ({
      lijsten: await createLijsten(database).listOf(projectOf(request).id),
    }),

    saveLijst: async (request) => {
      refuseArchived(projectOf(request));
      const { id: projectId } = projectOf(request);
      const { revision } = await createProjects(database).findStored(projectId);
      const { uid } = callerOf(request);
      const stored = await createLijsten(database).insert(
        { ...request.body, projectId, uid, revision },
        now(),
      );
      if (stored === null) {
        throw new HttpProblem(409, 'conflict', { message: 'Deze lijst is van een ander project.' });
      }
      return stored;
    },
  });
};
