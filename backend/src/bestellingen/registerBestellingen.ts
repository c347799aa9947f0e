import * as BESTELLINGEN from '@adviestool/contract/calls/bestellingen';

import { accessOf, callerOf, projectOf, refuseArchived } from '../access/access.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App } from '../http/services.ts';
import { noteerBijProject } from '../gebeurtenissen/noteer.ts';
import { createBestellingen } from './bestellingenStore.ts';
import { vergelekenBij, type BestelServices } from './vergelijkBestelling.ts';

const VOL =
  'Bij dit project staan al de laatste bestellingen van zoveel leveranciers dat er niet meer bij kan. Deze bestelling is niet vastgelegd. Bewaar de bestellijst als bestand.';

/** What was ordered for a project, and when. */
export const registerBestellingen = (app: App, services: BestelServices): void => {
  const { database, now } = services;
  registerCalls(app, BESTELLINGEN, {
    fetchBestellingen: async (request) => ({
      bestellingen: await createBestellingen(database).listOf(projectOf(request).id),
    }),

    saveBestelling: async (request) => {
      refuseArchived(projectOf(request));
      const { id: projectId } = projectOf(request);
      const { uid } = callerOf(request);
      const { id: groupId } = accessOf(request).group;
      const vergeleken = await vergelekenBij(
        services,
        { id: projectId, groupId },
        request.body,
      ).catch((error: unknown) => {
        // What was ordered is noted all the same; the next look finds what it comes to.
        request.log.error({ err: error }, 'An order cannot be compared.');
        return null;
      });
      const stored = await database.transaction(async (transaction) => {
        const bestellingen = createBestellingen(transaction);
        const kept = await bestellingen.insert(
          { ...request.body, projectId, uid, vergeleken },
          now(),
        );
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
