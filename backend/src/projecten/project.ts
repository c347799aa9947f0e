import type * as CALLS from '@adviestool/contract/calls/projecten';
import { projectRecordSchema, type ProjectRecord } from '@adviestool/contract/project';
import type { projectWithRevisiesSchema } from '@adviestool/contract/projectWithRevisies';
import { etagOf } from '@adviestool/contract/revisie';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

import { HttpProblem, notFound } from '../http/httpProblem.ts';
import { accessOf, callerOf, projectOf, stale } from '../access/access.ts';
import { wantedInText } from '../vaststellen/changedVastgesteld.ts';
import { inhoudOf, keepUnsaid } from '../projectinhoud/inhoud.ts';
import { dataRevisie, projectRevisie, revisiesOf } from '../projectinhoud/revisie.ts';
import { toRecord } from '../projectopslag/projectColumns.ts';
import {
  createProjects,
  createRecordSearch,
  type RevisedRecord,
} from '../projectopslag/projects.ts';
import type { Handlers } from '../http/registerCalls.ts';
import { checkCatalogus } from '../catalogi/catalogi.ts';
import { checkGevelvullingenText } from './gevelvullingenText.ts';
import { refuseVastgesteld } from '../vaststellen/refuseVastgesteld.ts';
import { answerWrite, changeOf, holdProject } from '../projectopslag/answerWrite.ts';
import { withRechten } from '../access/withRechten.ts';
import { findLastWijziging } from '../access/findLastWijziging.ts';
import { noteerBijProject } from '../gebeurtenissen/noteer.ts';
import { sendBeheer } from '../database/sendBeheer.ts';
import { createInzageLinks } from '../inzage/inzageLinksStore.ts';
import { isConnectedElsewhere } from '../koppelingen/externalConnectionsStore.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';

type Calls = Handlers<typeof CALLS>;

const withRevisies = (record: ProjectRecord): z.infer<typeof projectWithRevisiesSchema> => {
  const { data, lijst } = inhoudOf(record);
  return { ...record, revisies: revisiesOf(lijst ?? []), gegevens_revision: dataRevisie(data) };
};

/** The record as it was read with the rights; null: it is a long one, or its reader is no member. */
const readWithRights = ({ session: { place } }: FastifyRequest): RevisedRecord | null =>
  place === null || place.stored === null || place.project === null
    ? null
    : { record: toRecord(place.stored), revision: place.project.revision };

const readHandler = ({ database }: CatalogusServices): Calls['fetchProject'] => {
  const findRecord = createRecordSearch(database);
  return async (request, reply) => {
    const found = readWithRights(request) ?? (await findRecord(projectOf(request).id));
    if (found === null) throw notFound('Project niet gevonden.');
    void reply.header('ETag', etagOf(projectRevisie(found.revision)));
    const record = withRechten(request, found.record);
    return request.query.revisies === '1' ? withRevisies(record) : record;
  };
};

const updateHandler =
  (services: CatalogusServices): Calls['updateProject'] =>
  async (request, reply) => {
    checkGevelvullingenText(request.body.gevelvullingen_json);
    const change = await changeOf(services, request);
    checkCatalogus(request.body.catalogus, change.rekenwijzeVan);
    return answerWrite(services, { request, reply, schema: projectRecordSchema }, async (tx) => {
      const projects = createProjects(tx);
      const held = await holdProject(tx, request);
      await refuseVastgesteld(tx, held, wantedInText(request.body.gevelvullingen_json));
      const revision = await projects.store(held, inhoudOf(keepUnsaid(request.body, held)), change);
      return {
        revisie: projectRevisie(revision),
        answer: async () => withRechten(request, (await projects.findStored(held.id)).record),
      };
    });
  };

/** Why a delete changed nothing: the project was deleted, or changed, since the checks. */
const refusalOf = async ({ database }: CatalogusServices, id: number): Promise<HttpProblem> =>
  (await createProjects(database).find(id)) === null
    ? notFound('Project niet gevonden.')
    : stale(await findLastWijziging(database, { projectId: id }));

const deleteHandler =
  (services: CatalogusServices): Calls['deleteProject'] =>
  async (request) => {
    const { id, expected } = projectOf(request);
    const moment = services.now();
    const removed = await services.database.transaction(async (transaction) => {
      const found = await createProjects(transaction).remove(
        { id, revision: expected },
        { uid: callerOf(request).uid, now: moment },
      );
      // What shows it to others ends for good.
      if (!found) return false;
      await createInzageLinks(transaction).endOf([id], moment);
      const { uid, shown: name } = callerOf(request);
      await noteerBijProject(
        transaction,
        { soort: 'project_verwijderd', uid, projectId: id },
        moment,
      );
      await sendBeheer(transaction, id, { wat: 'verwijderd', door: { uid, name }, op: moment });
      return true;
    });
    if (!removed) throw await refusalOf(services, id);
  };

/** Undoes a delete, for as long as the project is kept. */
const restoreHandler =
  ({ config, database, now }: CatalogusServices): Calls['restoreProject'] =>
  async (request, reply) => {
    const groupId = accessOf(request).group.id;
    const { id } = projectOf(request);
    const restored = await database.transaction(async (transaction) => {
      if (await isConnectedElsewhere(transaction, { groupId, projectId: id })) {
        throw new HttpProblem(409, 'conflict', {
          message: 'Een ander project heeft intussen de koppeling van dit project.',
        });
      }
      const { uid, shown: name } = callerOf(request);
      const projects = createProjects(transaction);
      if ((await projects.find(id)) === null) {
        await noteerBijProject(
          transaction,
          { soort: 'project_teruggezet', uid, projectId: id },
          now(),
        );
      }
      await sendBeheer(transaction, id, { wat: 'teruggezet', door: { uid, name }, op: now() });
      return projects.restore({ groupId, id }, config.quota);
    });
    void reply.header('ETag', etagOf(projectRevisie(restored.revision)));
    return withRechten(request, restored.record);
  };

/** `GET`, `POST` and `DELETE` of one project, and the way back from a delete. */
export const projectHandlers = (
  services: CatalogusServices,
): Omit<Calls, 'fetchProjects' | 'createProject'> => ({
  fetchProject: readHandler(services),
  updateProject: updateHandler(services),
  deleteProject: deleteHandler(services),
  restoreProject: restoreHandler(services),
});
