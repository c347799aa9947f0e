import {
  collegasSchema,
  overdrachtBodySchema,
  overgedragenSchema,
} from '@adviestool/contract/collegas';

import { holdsProject, READ, scopeOf } from '../accounts/roleScopes.ts';
import { accessOf, callerOf } from '../plugins/access.ts';
import { projectRevisie } from '../projects/revisie.ts';
import { zichtbaarheidOf } from '../repositories/groups.ts';
import { handOver } from '../repositories/handOver.ts';
import type { App, Services } from '../services.ts';
import { answerWrite, holdProject } from './answerWrite.ts';
import { noContentSchema } from './noContent.ts';

/** `GET group/{g}/collegas`: who a project can be handed over to; `POST …/overdragen`: to one of them. */
export const registerOverdragen = (app: App, services: Services): void => {
  app.get(
    '/api/v2/group/:groupId/collegas',
    { schema: { response: { 200: collegasSchema } } },
    async (request) => ({
      collegas: await services.repositories.groups.findCollegas(accessOf(request).group.id),
    }),
  );

  app.post(
    '/api/v2/group/:groupId/project/:projectId/overdragen',
    {
      schema: {
        body: overdrachtBodySchema,
        response: { 200: overgedragenSchema, 204: noContentSchema },
      },
    },
    async (request, reply) => {
      const { audit, config, now } = services;
      const { group, roles } = accessOf(request);
      const { uid: toUid } = request.body;
      const { uid: byUid } = callerOf(request);
      const sees = scopeOf(READ, roles, zichtbaarheidOf(group));
      const answered = await answerWrite(
        services,
        { request, reply, schema: overgedragenSchema },
        async (transaction) => {
          const { id, revision } = await holdProject(transaction, request);
          const overdracht = { groupId: group.id, projectIds: [id], toUid, byUid };
          const { aan, projecten } = await handOver(transaction, overdracht, {
            now: now(),
            quota: config.quota,
          });
          return {
            revisie: projectRevisie(projecten[0]?.revision ?? revision),
            answer: () => ({ aan, zichtbaar: holdsProject(sees, { owner: toUid, uid: byUid }) }),
          };
        },
      );
      audit('projects_handed_over', { uid: byUid, ip: request.ip });
      return answered;
    },
  );
};
