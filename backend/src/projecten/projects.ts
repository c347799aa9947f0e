import type * as CALLS from '@adviestool/contract/calls/projecten';
import type { ProjectBereik } from '@adviestool/contract/projectList';

import { accessOf, callerOf } from '../access/access.ts';
import { createProjects } from '../projectopslag/projects.ts';
import type { Handlers } from '../http/registerCalls.ts';
import { answerCreate } from '../projectopslag/answerCreate.ts';
import { checkCatalogus } from '../catalogi/catalogi.ts';
import { checkGevelvullingenText } from './gevelvullingenText.ts';
import { pagerOf } from '../http/pagerOf.ts';
import { requestOfQuery } from './projectListQuery.ts';
import { listSummaries } from './listSummaries.ts';
import { refuseAnyVastgesteld } from '../vaststellen/refuseVastgesteld.ts';
import { withRechten } from '../access/withRechten.ts';
import { createProjectList } from './projectList.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';

type Calls = Handlers<typeof CALLS>;

/** `GET …/user/projects`: one page of the projects that the caller may read. */
const listHandler = (services: CatalogusServices): Calls['fetchProjects'] => {
  const list = createProjectList(services.database);
  return async (request) => {
    const { group, scope } = accessOf(request);
    const { uid } = callerOf(request);
    const { van } = request.query;
    const bereik: ProjectBereik = scope === 'all' ? 'alle' : 'eigen';
    const wanted = {
      ...requestOfQuery(request.query),
      groupId: group.id,
      uid: bereik === 'alle' && van !== 'mij' ? null : uid,
      exceptUid: van === 'collegas' ? uid : null,
    };
    if (request.query.view === 'summary') {
      const { total, records, onberekend } = await listSummaries(services, list, wanted);
      const full = records.map((record) => withRechten(request, record));
      return { pager: pagerOf(wanted, total), bereik, onberekend, projects: { full } };
    }
    const { total, records } = await list.find(wanted);
    const full = records.map((record) => withRechten(request, record));
    return { pager: pagerOf(wanted, total), bereik, projects: { full } };
  };
};

/** `POST …/user/projects`: creates a project, once for each Idempotency-Key. */
const createHandler =
  (services: CatalogusServices): Calls['createProject'] =>
  async (request, reply) => {
    const { group } = accessOf(request);
    const { uid } = callerOf(request);
    const { body } = request;
    checkGevelvullingenText(body.gevelvullingen_json);
    refuseAnyVastgesteld(body.gevelvullingen_json);
    const rekenwijzeVan = await services.rekenwijzen.ofGroup(group.id);
    checkCatalogus(body.catalogus, rekenwijzeVan);
    const owner = { groupId: group.id, uid, rekenwijzeVan, quota: services.config.quota };
    const asked = [group.id, body];
    return answerCreate(services, { request, reply, asked }, (transaction) =>
      createProjects(transaction).insert(owner, body, services.now()),
    );
  };

export const projectsHandlers = (
  services: CatalogusServices,
): Pick<Calls, 'fetchProjects' | 'createProject'> => ({
  fetchProjects: listHandler(services),
  createProject: createHandler(services),
});
