import type { App } from '../http/services.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';
import { registerGegevens } from './gegevens.ts';
import { registerGevelvullingen } from './gevelvullingen.ts';
import { registerOverdragen } from './overdragen.ts';
import { registerProject } from './project.ts';
import { registerProjectBeheer } from './projectBeheer.ts';
import { registerProjects } from './projects.ts';

/** Projects: their list, one of them, its parts, and to whom it goes. */
export const registerProjectCalls = (app: App, services: CatalogusServices): void => {
  registerProjects(app, services);
  registerProject(app, services);
  registerProjectBeheer(app, services);
  registerGevelvullingen(app, services);
  registerGegevens(app, services);
  registerOverdragen(app, services);
};
