import * as ARCHIEF from '@adviestool/contract/calls/archief';

import { registerCalls } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import { archiefHandlers } from './archief.ts';

/** All data of a company as one file. */
export const registerArchief = (app: App, services: Services): void => {
  registerCalls(app, ARCHIEF, archiefHandlers(services));
};
