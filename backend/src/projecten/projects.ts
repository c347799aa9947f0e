import { z } from 'zod';

import {
  projectListAnswerSchema,
  projectSummaryListAnswerSchema,
  type ProjectBereik,
} from '@adviestool/contract/projectList';
import { projectRecordSchema, projectWriteSchema } from '@adviestool/contract/project';

import { accessOf, callerOf } from '../access/access.ts';
import { createProjects } from '../projectopslag/projects.ts';
import type { App } from '../http/services.ts';
import { answerCreate } from '../projectopslag/answerCreate.ts';
import { checkCatalogus } from '../catalogi/catalogi.ts';
import { checkGevelvullingenText } from './gevelvullingenText.ts';
import { pagerOf } from '../http/pagerOf.ts';
import { projectListQuerySchema, requestOfQuery } from './projectListQuery.ts';
import { listSummaries } from './listSummaries.ts';
import { refuseAnyVastgesteld } from '../vaststellen/refuseVastgesteld.ts';
import { withRechten } from '../access/withRechten.ts';
import { createProjectList } from './projectList.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';

const PATH = '/api/v2/group/:groupId/user/projects';

/** `GET …/user/projects`: one page of the projects that the caller may read. */
const registerList = (app: App, services: CatalogusServices): void => {
  app.get(
    PATH,
    {
      schema: {
        querystring: projectListQuerySchema,
        response: { 200: z.union([projectListAnswerSchema, projectSummaryListAnswerSchema]) },
      },
    },
    async (request) => {
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
        const { total, records } = await listSummaries(services, wanted);
        const full = records.map((record) => withRechten(request, record));
        return { pager: pagerOf(wanted, total), bereik, projects: { full } };
      }
      const { total, records } = await createProjectList(services.database).find(wanted);
      const full = records.map((record) => withRechten(request, record));
      return { pager: pagerOf(wanted, total), bereik, projects: { full } };
    },
  );
};

/** `POST …/user/projects`: creates a project, once for each Idempotency-Key. */
const registerCreate = (app: App, services: CatalogusServices): void => {
  app.post(
    PATH,
    {
      schema: {
        body: projectWriteSchema,
        response: { 201: projectRecordSchema },
      },
    },
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
    },
  );
};

export const registerProjects = (app: App, services: CatalogusServices): void => {
  registerList(app, services);
  registerCreate(app, services);
};
