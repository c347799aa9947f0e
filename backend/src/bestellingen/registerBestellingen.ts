import * as BESTELLINGEN from '@adviestool/contract/calls/bestellingen';

import { callerOf, projectOf, refuseArchived } from '../access/access.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import { noteerBijProject } from '../gebeurtenissen/noteer.ts';
import { createBestellingen } from './bestellingenStore.ts';

const VOL =
  'Bij dit project staan al de laatste bestellingen van zoveel leveranciers dat er niet meer bij kan. Deze bestelling is niet vastgelegd. Bewaar de bestellijst als bestand.';

/** What was ordered for a project, and when. */
export const registerBestellingen = (app: App, { database, now }: Services): void => {
  registerCalls(app, BESTELLINGEN, {
    fetchBestellingen: async (request) => ({
      bestellingen: await createBestellingen(database).listOf(projectOf(request).id),
    }),

    saveBestelling: async (request) => {
      refuseArchived(projectOf(request));
      const { id: projectId } = projectOf(request);
      const { uid } = callerOf(request);
      const stored = await database.transaction(async (transaction) => {
        const bestellingen = createBestellingen(transaction);
        const kept = await bestellingen.insert({ ...request.body, projectId, uid }, now());
        if (kept === 'vol') throw new HttpProblem(422, 'quota', { message: VOL });
        if (kept.isNew) {
          await noteerBijProject(transaction, { soort: 'besteld', uid, projectId }, now());
        }
        return kept.bestelling;
      });
      if (stored === null) {
        throw new HttpProblem(409, 'conflict', { message: 'Deze bestelling is er niet meer.' });
      }
      return stored;
    },
  });
};
