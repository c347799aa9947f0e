import {
  groepInzageLinksSchema,
  inzageLinkGemaaktSchema,
  inzageLinksSchema,
  inzageLinkVraagSchema,
} from '@adviestool/contract/inzage';
import { z } from 'zod';

import { newToken } from '../http/token.ts';
import { HttpProblem, invalid, notFound } from '../http/httpProblem.ts';
import { teksten } from './teksten.ts';
import { accessOf, callerOf, projectOf } from '../access/access.ts';
import { createInzageLinks } from './inzageLinksStore.ts';
import { lockGroup } from '../access/lockGroup.ts';
import { createProjects } from '../projectopslag/projects.ts';
import type { App, Services } from '../http/services.ts';
import { keyOf } from '../projectopslag/answerWrite.ts';
import { noContentSchema } from '../http/noContent.ts';

const PATH = '/api/v2/group/:groupId/project/:projectId/inzagelinks';

const paramsSchema = z.object({ linkId: z.string() });

const idSchema = z.uuid();

const registerLists = (app: App, { database, now }: Services): void => {
  app.get(PATH, { schema: { response: { 200: inzageLinksSchema } } }, async (request) => ({
    links: await createInzageLinks(database).listOf(projectOf(request).id, now()),
  }));

  app.get(
    '/api/v2/group/:groupId/inzagelinks',
    { schema: { response: { 200: groepInzageLinksSchema } } },
    async (request) => ({
      links: await createInzageLinks(database).listOfGroup(accessOf(request).group.id, now()),
    }),
  );
};

/** Makes a link. Its token is answered and kept nowhere: a repeat gives the same link another one. */
const registerCreate = (app: App, services: Services): void => {
  const { database, metrics, audit, now } = services;
  app.post(
    PATH,
    { schema: { body: inzageLinkVraagSchema, response: { 201: inzageLinkGemaaktSchema } } },
    async (request, reply) => {
      const { uid } = callerOf(request);
      const { id: projectId } = projectOf(request);
      const token = newToken();
      const made = { projectId, uid, token, key: keyOf(request), vraag: request.body };
      const { group, project } = accessOf(request);
      const link = await database.transaction(async (transaction) => {
        // Whoever hands the project over or removes its maker ends its links: before this one, or with it.
        await lockGroup(transaction, group.id);
        const held = await createProjects(transaction).hold(projectId);
        if (held?.owner !== project?.uid) throw notFound('Project niet gevonden.');
        const links = createInzageLinks(transaction);
        if (await links.isFull(projectId, now())) {
          throw new HttpProblem(422, 'quota', { message: teksten.teVeel });
        }
        return links.insert(made, now());
      });
      if (link === null) throw invalid(teksten.sleutelGebruikt);
      metrics.countInzage('gemaakt');
      audit('inzage_link_made', { uid, ip: request.ip, link: link.id, project: projectId });
      return reply.code(201).send({ link, token });
    },
  );
};

const registerWithdraw = (app: App, { database, metrics, audit, now }: Services): void => {
  app.delete(
    `${PATH}/:linkId`,
    { schema: { params: paramsSchema, response: { 204: noContentSchema } } },
    async (request, reply) => {
      const { id: projectId } = projectOf(request);
      const id = idSchema.safeParse(request.params.linkId).data;
      const isThere =
        id !== undefined && (await createInzageLinks(database).withdraw({ projectId, id }, now()));
      if (!isThere) throw notFound(teksten.nietGevonden);
      metrics.countInzage('ingetrokken');
      const { uid } = callerOf(request);
      audit('inzage_link_withdrawn', { uid, ip: request.ip, link: id, project: projectId });
      return reply.code(204).send();
    },
  );
};

/** Links that show a project to who has no account: made, listed and withdrawn by who manages it. */
export const registerInzageLinks = (app: App, services: Services): void => {
  registerLists(app, services);
  registerCreate(app, services);
  registerWithdraw(app, services);
};
