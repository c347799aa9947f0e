import * as OVERDRAGEN from '@adviestool/contract/calls/overdragen';

import { checkFlood } from '../accounts/checkFlood.ts';
import { floodOfAccount } from '../accounts/floodLimits.ts';
import { holdsProject, READ, scopeOf } from '../rechten/roleScopes.ts';
import { accessOf, callerOf, forbidden } from '../access/access.ts';
import { projectRevisie } from '../projectinhoud/revisie.ts';
import { createGroups, zichtbaarheidOf } from '../access/groups.ts';
import { noteerBijProject } from '../gebeurtenissen/noteer.ts';
import { handOver } from './handOver.ts';
import { lockGroup } from '../access/lockGroup.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import { answerWrite, holdProject } from '../projectopslag/answerWrite.ts';

const VREEMD = 'Dit project is niet meer van u. Er is niets overgedragen.';

const VAAK = 'U hebt al veel projecten overgedragen. Probeer het over een uur nog eens.';

/** `GET group/{g}/collegas`: who a project can be handed over to; `POST …/overdragen`: to one of them. */
export const registerOverdragen = (app: App, services: Services): void => {
  registerCalls(app, OVERDRAGEN, {
    fetchCollegas: async (request) => ({
      collegas: await createGroups(services.database).findCollegas(accessOf(request).group.id),
    }),

    handOverProject: async (request, reply) => {
      const { audit, config, now } = services;
      const { group, roles, scope } = accessOf(request);
      const { uid: toUid } = request.body;
      const { uid: byUid } = callerOf(request);
      const sees = scopeOf(READ, roles, zichtbaarheidOf(group));
      const project = accessOf(request).project?.id;
      await checkFlood(services, floodOfAccount('overdragen', byUid), VAAK);
      const answered = await answerWrite(
        services,
        { request, reply, schema: OVERDRAGEN.handOverProject.answer },
        async (transaction) => {
          // Who removes a member locks in this order too.
          await lockGroup(transaction, group.id);
          const { id, revision, owner } = await holdProject(transaction, request);
          // It was handed over meanwhile, or the answer of a repeat is not kept any more.
          if (!holdsProject(scope, { owner, uid: byUid })) throw forbidden(VREEMD);
          const overdracht = { groupId: group.id, projectIds: [id], toUid, byUid };
          const { aan, projecten } = await handOver(transaction, overdracht, {
            now: now(),
            quota: config.quota,
          });
          const gedaan = { soort: 'project_overgedragen', uid: byUid, over: toUid } as const;
          await noteerBijProject(transaction, { ...gedaan, projectId: id }, now());
          return {
            revisie: projectRevisie(projecten[0]?.revision ?? revision),
            answer: () => ({ aan, zichtbaar: holdsProject(sees, { owner: toUid, uid: byUid }) }),
          };
        },
      );
      audit('projects_handed_over', {
        uid: byUid,
        ip: request.ip,
        group: group.id,
        member: toUid,
        ...(project === undefined ? {} : { project }),
      });
      return answered;
    },
  });
};
