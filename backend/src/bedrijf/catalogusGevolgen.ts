import { setImmediate } from 'node:timers/promises';

import type * as CALLS from '@adviestool/contract/calls/catalogusGevolgen';
import type { CatalogusGevolgenLijst } from '@adviestool/contract/catalogusGevolgen';
import type { ProjectRecord } from '@adviestool/contract/project';
import { PROJECTS_PER_PAGE } from '@adviestool/contract/projectList';
import { projectFromRecord } from '@adviestool/contract/projectRecord';
import { catalogusGevolgenOf } from '@adviestool/domain/vaststellen/catalogusGevolgenOf';
import { dagVan } from '@adviestool/getallen/dagVan';

import type { Rekenwijze, RekenwijzeVan } from '../catalogi/rekenwijze.ts';
import { notFound } from '../http/httpProblem.ts';
import { accessOf, callerOf } from '../access/access.ts';
import type { Handlers } from '../http/registerCalls.ts';
import { pagerOf } from '../http/pagerOf.ts';
import { createProjectList } from '../projecten/projectList.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';

type ProjectGevolgen = CatalogusGevolgenLijst['projecten'][number];

interface RekenwijzeWissel {
  van: Rekenwijze;
  naar: Rekenwijze;
  rekenwijzeVan: RekenwijzeVan;
}

const regelOf = (
  record: ProjectRecord,
  { van, naar, rekenwijzeVan }: RekenwijzeWissel,
): ProjectGevolgen => {
  const project = projectFromRecord(record);
  const catalogus = project.projectGegevens.catalogus ?? null;
  const eigen = catalogus === null ? null : rekenwijzeVan(catalogus);
  const isUnknown = catalogus !== null && eigen === null;
  return {
    id: record.id,
    name: record.name,
    catalogus,
    gevolgen:
      project.onleesbaar || isUnknown
        ? null
        : catalogusGevolgenOf(project, {
            van: (eigen ?? van).catalogus,
            naar: (eigen ?? naar).catalogus,
            vandaag: dagVan(new Date()),
          }),
  };
};

/** `GET …/catalogi/gevolgen?van=id/versie&naar=id/versie`: what another catalogue does to every project. */
export const catalogusGevolgenHandlers = ({
  rekenwijzen,
  database,
}: CatalogusServices): Handlers<typeof CALLS> => ({
  fetchCatalogusGevolgen: async (request) => {
    const { group, scope } = accessOf(request);
    const { page } = request.query;
    const rekenwijzeVan = await rekenwijzen.ofGroup(group.id);
    const [van, naar] = [rekenwijzeVan(request.query.van), rekenwijzeVan(request.query.naar)];
    if (van === null || naar === null) {
      throw notFound('Deze versie van de catalogus is niet bekend.');
    }
    const wanted = { page, limit: PROJECTS_PER_PAGE };
    const { total, records } = await createProjectList(database).find({
      ...wanted,
      groupId: group.id,
      uid: scope === 'all' ? null : callerOf(request).uid,
      exceptUid: null,
      gewijzigd: false,
      archief: 'zonder',
      isPrefix: false,
      sort: 'name',
      order: 'asc',
      search: {},
      connection: {},
    });
    const projecten: ProjectGevolgen[] = [];
    for (const record of records) {
      projecten.push(regelOf(record, { van, naar, rekenwijzeVan }));
      // Other calls go between: a project may have thousands of gevelvullingen.
      await setImmediate();
    }
    return { pager: pagerOf(wanted, total), projecten };
  },
});
