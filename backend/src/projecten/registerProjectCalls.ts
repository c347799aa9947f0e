import * as PROJECTEN from '@adviestool/contract/calls/projecten';
import * as VERWIJDERD from '@adviestool/contract/calls/verwijderdeProjecten';

import { accessOf, callerOf } from '../access/access.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App } from '../http/services.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';
import { findDeletedProjects } from '../projectopslag/deletedProjects.ts';
import { registerGevelvullingen } from './gevelvullingen.ts';
import { registerOverdragen } from './overdragen.ts';
import { projectHandlers } from './project.ts';
import { registerProjectBeheer } from './projectBeheer.ts';
import { projectsHandlers } from './projects.ts';

/** Projects: their list, one of them, its parts, and to whom it goes. */
export const registerProjectCalls = (app: App, services: CatalogusServices): void => {
  registerCalls(app, PROJECTEN, { ...projectsHandlers(services), ...projectHandlers(services) });
  registerCalls(app, VERWIJDERD, {
    fetchDeletedProjects: async (request) => {
      const { group, scope } = accessOf(request);
      const uid = scope === 'all' ? null : callerOf(request).uid;
      return {
        projecten: await findDeletedProjects(services.database, { groupId: group.id, uid }),
      };
    },
  });
  registerProjectBeheer(app, services);
  registerGevelvullingen(app, services);
  registerOverdragen(app, services);
};
