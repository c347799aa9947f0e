import * as INZAGE from '@adviestool/contract/calls/inzage';

import type { CatalogusServices } from '../catalogi/catalogusServices.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App } from '../http/services.ts';
import { openInzageHandler } from './openInzage.ts';
import { readInzage, readInzageCatalogus } from './readInzage.ts';

/** What a reader without an account sees: the project of the link, and the catalogue that it needs. */
export const registerInzage = (app: App, services: CatalogusServices): void => {
  registerCalls(app, INZAGE, {
    openInzage: openInzageHandler(services),
    fetchInzage: (request) => readInzage(services, request),
    fetchInzageCatalogus: (request) => readInzageCatalogus(services, request),
  });
};
