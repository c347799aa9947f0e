import * as PROJECT_BEHEER from '@adviestool/contract/calls/projectBeheer';
import { etagOf } from '@adviestool/contract/revisie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { HttpProblem, notFound } from '../http/httpProblem.ts';
import { accessOf, callerOf, projectOf } from '../access/access.ts';
import { copyGevelvullingen } from '../projectinhoud/copyGevelvullingen.ts';
import { inhoudOf } from '../projectinhoud/inhoud.ts';
import { projectRevisie } from '../projectinhoud/revisie.ts';
import { noteerBijProject } from '../gebeurtenissen/noteer.ts';
import { sendBeheer } from '../database/sendBeheer.ts';
import { createProjects } from '../projectopslag/projects.ts';
import { registerCalls, type Handlers } from '../http/registerCalls.ts';
import type { App } from '../http/services.ts';
import { answerCreate } from '../projectopslag/answerCreate.ts';
import { withRechten } from '../access/withRechten.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';

type Calls = Handlers<typeof PROJECT_BEHEER>;

const GONE = 'Project niet gevonden.';

/** `POST …/dupliceren`: a copy that is the caller's own, with the standards of the project. */
const dupliceerHandler =
  (services: CatalogusServices): Calls['duplicateProject'] =>
  async (request, reply) => {
    const { body, url } = request;
    const groupId = accessOf(request).group.id;
    const { id } = projectOf(request);
    const rekenwijzeVan = await services.rekenwijzen.ofGroup(groupId);
    const asked = ['dupliceren', url, body];
    return answerCreate(services, { request, reply, asked }, async (transaction) => {
      const projects = createProjects(transaction);
      const bron = await projects.find(id);
      const oorsprong = await projects.findOorsprong(id);
      if (bron === null || oorsprong === null) throw notFound(GONE);
      const inhoud = inhoudOf(bron.record);
      const text = copyGevelvullingen(inhoud, body.metVastgesteld);
      if (text === null) {
        throw new HttpProblem(409, 'conflict', {
          message:
            'De gevelvullingen van dit project kunnen niet worden gelezen. Er is niets gekopieerd.',
        });
      }
      return projects.insert(
        {
          groupId,
          uid: callerOf(request).uid,
          rekenwijzeVan,
          quota: services.config.quota,
          aanleiding: 'kopie',
          herkomst: { soort: 'kopie', naam: bron.record.name, revisie: bron.revision },
          standaarden: oorsprong.standaarden,
        },
        {
          ...inhoud.data,
          name: body.naam,
          version: inhoud.version,
          gevelvullingen_json: text,
        },
        services.now(),
      );
    });
  };

/** `POST …/archiveren` and `POST …/uit-archief`: out of the list, and back. */
const archiefHandler =
  ({ database, now }: CatalogusServices, wat: 'gearchiveerd' | 'uit_archief') =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { id, isArchived } = projectOf(request);
    const found = await database.transaction(async (transaction) => {
      const projects = createProjects(transaction);
      const op = now();
      if (!(await projects.archive(id, wat === 'gearchiveerd' ? op : null))) return null;
      const { uid, shown: name } = callerOf(request);
      // One that is so already stays as it is.
      if (isArchived !== (wat === 'gearchiveerd')) {
        await noteerBijProject(transaction, { soort: `project_${wat}`, uid, projectId: id }, op);
      }
      await sendBeheer(transaction, id, { wat, door: { uid, name }, op });
      return projects.find(id);
    });
    if (found === null) throw notFound(GONE);
    void reply.header('ETag', etagOf(projectRevisie(found.revision)));
    return withRechten(request, found.record);
  };

/** What is done with a project as a whole, besides deleting it. */
export const registerProjectBeheer = (app: App, services: CatalogusServices): void => {
  registerCalls(app, PROJECT_BEHEER, {
    duplicateProject: dupliceerHandler(services),
    putProjectAway: archiefHandler(services, 'gearchiveerd'),
    takeProjectBack: archiefHandler(services, 'uit_archief'),
  });
};
