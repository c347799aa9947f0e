import {
  externalConnectionBodySchema,
  externalConnectionDataBodySchema,
  externalConnectionSchema,
} from '@adviestool/contract/externalConnection';
import { z } from 'zod';

import { HttpProblem, notFound } from '../http/httpProblem.ts';
import { accessOf, parseId, projectOf, refuseArchived } from '../access/access.ts';
import type { App, Services } from '../http/services.ts';
import { noContentSchema } from '../http/noContent.ts';
import { createExternalConnections } from './externalConnectionsStore.ts';

const PATH = '/api/v2/group/:groupId/project/:projectId/external-connections';

const paramsSchema = z.object({ connectionId: z.string() });

/** `POST`, `PUT` and `DELETE` of the connections of a project with building models. */
export const registerExternalConnections = (app: App, { database, now }: Services): void => {
  app.post(
    PATH,
    { schema: { body: externalConnectionBodySchema, response: { 201: externalConnectionSchema } } },
    async (request, reply) => {
      refuseArchived(projectOf(request));
      const owner = { groupId: accessOf(request).group.id, projectId: projectOf(request).id };
      const stored = await createExternalConnections(database).insert(owner, request.body, now());
      if (stored === null) {
        throw new HttpProblem(409, 'conflict', {
          message: 'Een ander project heeft deze koppeling al.',
        });
      }
      return reply.code(201).send(stored);
    },
  );

  app.put(
    `${PATH}/:connectionId`,
    {
      schema: {
        params: paramsSchema,
        body: externalConnectionDataBodySchema,
        response: { 200: externalConnectionSchema },
      },
    },
    async (request) => {
      refuseArchived(projectOf(request));
      const id = parseId(request.params.connectionId);
      const { id: projectId } = projectOf(request);
      const { data } = request.body;
      const updated =
        id === null ? null : await createExternalConnections(database).update(projectId, id, data);
      if (updated === null) throw notFound('Koppeling niet gevonden.');
      return updated;
    },
  );

  app.delete(
    `${PATH}/:connectionId`,
    { schema: { params: paramsSchema, response: { 204: noContentSchema } } },
    async (request, reply) => {
      refuseArchived(projectOf(request));
      const id = parseId(request.params.connectionId);
      const { id: projectId } = projectOf(request);
      const removed =
        id !== null && (await createExternalConnections(database).remove(projectId, id));
      if (!removed) throw notFound('Koppeling niet gevonden.');
      return reply.code(204).send();
    },
  );
};
