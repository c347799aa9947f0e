import { setImmediate } from 'node:timers/promises';

import {
  catalogusGevolgenLijstSchema,
  type CatalogusGevolgenLijst,
} from '@adviestool/contract/catalogusGevolgen';
import { catalogusIdSchema, catalogusVersieSchema } from '@adviestool/contract/catalogusNaam';
import type { ProjectRecord } from '@adviestool/contract/project';
import { PROJECTS_PER_PAGE } from '@adviestool/contract/projectList';
import { projectFromRecord } from '@adviestool/contract/projectRecord';
import { catalogusGevolgenOf } from '@adviestool/domain/vaststellen/catalogusGevolgenOf';
import { z } from 'zod';

import type { Rekenwijze, RekenwijzeVan } from '../catalogi/rekenwijze.ts';
import { notFound } from '../http/httpProblem.ts';
import { accessOf, callerOf } from '../access/access.ts';
import type { App } from '../http/services.ts';
import { pagerOf } from '../http/pagerOf.ts';
import { createProjectList } from '../projecten/projectList.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';

/** `voorbeeld/2026-1` */
const naamSchema = z
  .string()
  .transform((text) => text.split('/'))
  .pipe(z.tuple([catalogusIdSchema, catalogusVersieSchema]))
  .transform(([id, versie]) => ({ id, versie }));

const querySchema = z.object({
  van: naamSchema,
  naar: naamSchema,
  page: z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .default(0),
});

type Regel = CatalogusGevolgenLijst['projecten'][number];

interface Stap {
  van: Rekenwijze;
  naar: Rekenwijze;
  rekenwijzeVan: RekenwijzeVan;
}

const regelOf = (record: ProjectRecord, { van, naar, rekenwijzeVan }: Stap): Regel => {
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
          }),
  };
};

/** `GET …/catalogi/gevolgen?van=id/versie&naar=id/versie`: what another catalogue does to every project. */
export const registerCatalogusGevolgen = (
  app: App,
  { rekenwijzen, database }: CatalogusServices,
): void => {
  app.get(
    '/api/v2/group/:groupId/catalogi/gevolgen',
    { schema: { querystring: querySchema, response: { 200: catalogusGevolgenLijstSchema } } },
    async (request) => {
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
      const projecten: Regel[] = [];
      for (const record of records) {
        projecten.push(regelOf(record, { van, naar, rekenwijzeVan }));
        // Other calls go between: a project may have thousands of gevelvullingen.
        await setImmediate();
      }
      return { pager: pagerOf(wanted, total), projecten };
    },
  );
};
