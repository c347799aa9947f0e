import * as INZAGE from '@adviestool/contract/calls/inzage';
import type { ProjectRecord } from '@adviestool/contract/project';
import { projectFromRecord } from '@adviestool/contract/projectRecord';
import type { FastifyRequest } from 'fastify';

import { notFound } from '../http/httpProblem.ts';
import { zonderPersonen } from './zonderPersonen.ts';
import { inzageOf, werktNiet } from './inzageSession.ts';
import { openInzageHandler } from './openInzage.ts';
import { dataOf } from '../projectinhoud/inhoud.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App } from '../http/services.ts';
import { createGroups } from '../access/groups.ts';
import { createProjects } from '../projectopslag/projects.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';

const recordOf = async (
  { database }: CatalogusServices,
  request: FastifyRequest,
): Promise<ProjectRecord> => {
  const found = await createProjects(database).find(inzageOf(request).projectId);
  if (found === null) throw werktNiet();
  return found.record;
};

/** What a reader without an account sees: the project of the link, and the catalogue that it needs. */
export const registerInzage = (app: App, services: CatalogusServices): void => {
  registerCalls(app, INZAGE, {
    openInzage: openInzageHandler(services),

    fetchInzage: async (request) => {
      const record = await recordOf(services, request);
      const found = await createGroups(services.database).findWithMembership(record.group_id, 0);
      if (found === null) throw werktNiet();
      const { gevelvullingen, onleesbaar } = zonderPersonen(projectFromRecord(record));
      return {
        bedrijf: found.group.label,
        verloopt: inzageOf(request).expires.toISOString(),
        gewijzigd: record.changed,
        project: dataOf(record),
        gevelvullingen: onleesbaar ? null : gevelvullingen,
      };
    },

    fetchInzageCatalogus: async (request) => {
      const { catalogus, group_id } = await recordOf(services, request);
      const rekenwijze = await services.rekenwijzen.of(group_id, catalogus);
      if (rekenwijze === null) throw notFound('Deze versie van de catalogus is niet bekend.');
      return rekenwijze.catalogus;
    },
  });
};
