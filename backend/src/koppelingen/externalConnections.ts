import * as KOPPELINGEN from '@adviestool/contract/calls/koppelingen';
import { externalConnectionSchema } from '@adviestool/contract/externalConnection';

import { HttpProblem, notFound } from '../http/httpProblem.ts';
import { accessOf, projectOf, refuseArchived } from '../access/access.ts';
import { parseId } from '../http/parseId.ts';
import { registerCalls } from '../http/registerCalls.ts';
import { ANSWERS_FIRST, refuseInvalid } from '../http/requestBody.ts';
import type { App, Services } from '../http/services.ts';
import { answerOnce } from '../projectopslag/answerWrite.ts';
import { createExternalConnections } from './externalConnectionsStore.ts';

const onbekend = (): HttpProblem => notFound('Koppeling niet gevonden.');

/** `POST`, `PUT` and `DELETE` of the connections of a project with building models. */
export const registerExternalConnections = (app: App, services: Services): void => {
  const { database, now } = services;
  registerCalls(app, KOPPELINGEN, {
    addExternalConnection: async (request) => {
      refuseArchived(projectOf(request));
      const owner = { groupId: accessOf(request).group.id, projectId: projectOf(request).id };
      const schema = externalConnectionSchema;
      return answerOnce(services, { request, schema }, async (transaction) => {
        const koppelingen = createExternalConnections(transaction);
        const stored = await koppelingen.insert(owner, request.body, now());
        if (stored === null) {
          throw new HttpProblem(409, 'conflict', {
            message: 'Deze koppeling is er al, bij dit project of bij een ander.',
          });
        }
        return stored;
      });
    },

    updateExternalConnection: {
      ...ANSWERS_FIRST,
      handler: async (request) => {
        refuseArchived(projectOf(request));
        const id = parseId(request.params.connectionId);
        const { id: projectId } = projectOf(request);
        const koppelingen = createExternalConnections(database);
        if (id === null || !(await koppelingen.isOf(projectId, id))) throw onbekend();
        refuseInvalid(request);
        const updated = await koppelingen.update(projectId, id, request.body.data);
        if (updated === null) throw onbekend();
        return updated;
      },
    },

    removeExternalConnection: async (request) => {
      refuseArchived(projectOf(request));
      const id = parseId(request.params.connectionId);
      const { id: projectId } = projectOf(request);
      const removed =
        id !== null && (await createExternalConnections(database).remove(projectId, id));
      if (!removed) throw onbekend();
    },
  });
};
