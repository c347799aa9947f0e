import * as RAPPORTSLEUTELS from '@adviestool/contract/calls/rapportsleutels';

import { listRapportsleutels } from '../bewijs/sleutelbos.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App } from '../http/services.ts';
import type { RapportServices } from './rapportServices.ts';

/** Short, for a key that is withdrawn must not go on being believed. */
const CACHE = 'public, max-age=60';

/** `GET /api/v2/rapportsleutels`: the public keys and certificates of reports, for whoever checks one. */
export const registerRapportsleutels = (
  app: App,
  { sleutelbos, certificaten }: RapportServices,
): void => {
  registerCalls(app, RAPPORTSLEUTELS, {
    fetchRapportsleutels: async (_request, reply) => {
      void reply.header('Cache-Control', CACHE);
      return {
        sleutels: listRapportsleutels(await sleutelbos()),
        certificaten: await certificaten.openbaar(),
      };
    },
  });
};
