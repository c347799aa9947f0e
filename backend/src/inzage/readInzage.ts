import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Inzage } from '@adviestool/contract/inzage';
import type { ProjectRecord } from '@adviestool/contract/project';
import { projectFromRecord } from '@adviestool/contract/projectRecord';
import type { FastifyRequest } from 'fastify';

import { createGroups } from '../access/groups.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';
import { notFound } from '../http/httpProblem.ts';
import { dataOf } from '../projectinhoud/inhoud.ts';
import { createProjects } from '../projectopslag/projects.ts';
import { inzageOf, werktNiet } from './inzageSession.ts';
import { zonderPersonen } from './zonderPersonen.ts';

const recordOf = async (
  { database }: CatalogusServices,
  request: FastifyRequest,
): Promise<ProjectRecord> => {
  const found = await createProjects(database).find(inzageOf(request).projectId);
  if (found === null) throw werktNiet();
  return found.record;
};

/** The project of a link, as who has no account sees it. */
export const readInzage = async (
  services: CatalogusServices,
  request: FastifyRequest,
): Promise<Inzage> => {
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
};

/** The catalogue that the project of a link is calculated with. */
export const readInzageCatalogus = async (
  services: CatalogusServices,
  request: FastifyRequest,
): Promise<Catalogus> => {
  const { catalogus, group_id } = await recordOf(services, request);
  const rekenwijze = await services.rekenwijzen.of(group_id, catalogus);
  if (rekenwijze === null) throw notFound('Deze versie van de catalogus is niet bekend.');
  return rekenwijze.catalogus;
};
