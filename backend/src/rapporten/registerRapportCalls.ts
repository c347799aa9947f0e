import * as PROJECT_RAPPORTEN from '@adviestool/contract/calls/projectRapporten';

import { registerCalls } from '../http/registerCalls.ts';
import type { App } from '../http/services.ts';
import type { RapportServices } from './rapportServices.ts';
import { projectRapportenHandlers } from './projectRapporten.ts';
import { registerRapporten } from './rapporten.ts';
import { registerRapportsleutels } from './rapportsleutels.ts';

/** Reports, and the keys that sign them. */
export const registerRapportCalls = (app: App, services: RapportServices): void => {
  registerRapporten(app, services);
  registerCalls(app, PROJECT_RAPPORTEN, projectRapportenHandlers(services));
  registerRapportsleutels(app, services);
};
