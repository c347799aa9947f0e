import * as VERGELIJKING from '@adviestool/contract/calls/vergelijking';
import { sindsSchema } from '@adviestool/contract/rapporten';

import { projectOf } from '../access/access.ts';
import { invalid } from '../http/httpProblem.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import { atOneMoment } from './atOneMoment.ts';
import { teksten } from './teksten.ts';
import { readMakers, readToenEnNu } from './vergelijk.ts';

/** `GET …/vergelijking`: what a project was at a version or at the end of a day. */
export const registerVergelijking = (app: App, services: Services): void => {
  registerCalls(app, VERGELIJKING, {
    fetchVergelijking: async (request) => {
      const sinds = sindsSchema.safeParse(request.query);
      if (!sinds.success) throw invalid(teksten.eenVanBeide);
      return atOneMoment(services, async (database) => {
        const { now } = services;
        const { id } = projectOf(request);
        const vergeleken = await readToenEnNu({ database, now }, id, sinds.data);
        return {
          toen: vergeleken.toen,
          nu: vergeleken.history.current.revision,
          project: vergeleken.inhoud,
          ...(await readMakers(database, vergeleken)),
        };
      });
    },
  });
};
