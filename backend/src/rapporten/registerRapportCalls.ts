import type { App } from '../http/services.ts';
import type { RapportServices } from './rapportServices.ts';
import { registerRapporten } from './rapporten.ts';
import { registerRapportsleutels } from './rapportsleutels.ts';

/** Reports, and the keys that sign them. */
export const registerRapportCalls = (app: App, services: RapportServices): void => {
  registerRapporten(app, services);
  registerRapportsleutels(app, services);
};
