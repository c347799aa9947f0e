import type { App } from '../http/services.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';
import { registerInzage } from './inzage.ts';
import { registerInzageLinks } from './inzageLinks.ts';

/** Links that show a project, and what who has one sees. */
export const registerInzageCalls = (app: App, services: CatalogusServices): void => {
  registerInzageLinks(app, services);
  registerInzage(app, services);
};
