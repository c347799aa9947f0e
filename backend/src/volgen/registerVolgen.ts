import * as VOLGEN from '@adviestool/contract/calls/volgen';
import type { Aanwezige } from '@adviestool/contract/volgen';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';

import { callerOf, projectOf } from '../access/access.ts';
import { readHead } from '../access/projectHead.ts';
import { projects } from '../database/schema/projects.ts';
import { notFound } from '../http/httpProblem.ts';
import { tooManyRequests } from '../http/rateLimit.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import { createMontage } from '../montage/montageStore.ts';
import type { Hier, Volgers } from './createVolgers.ts';

/** Services with those who follow projects. */
export interface VolgServices extends Services {
  volgers: Volgers;
}

/** Seconds after which a user with too many streams may ask for another. */
const RETRY = 60;

const askedOf = (request: FastifyRequest & { query: { tab: string; plek: string } }) => {
  const { id: projectId } = projectOf(request);
  const { uid, shown } = callerOf(request);
  const wie: Aanwezige = { uid, name: shown, ...request.query };
  return { projectId, wie };
};

/** Where the project is now: who follows asks this after having joined, so that nothing falls between. */
const hierOf = async ({ database }: Services, projectId: number): Promise<Hier> => {
  const [head, gemonteerd] = await Promise.all([
    readHead(database, and(eq(projects.id, projectId), isNull(projects.deleted_at))),
    createMontage(database).lastNr(projectId),
  ]);
  if (head === null) throw notFound('Project niet gevonden.');
  return { revision: head.revision, gemonteerd };
};

export const registerVolgen = (app: App, services: VolgServices): void => {
  const { volgers } = services;
  registerCalls(app, VOLGEN, {
    followProject: {
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const { projectId, wie } = askedOf(request);
        if (!volgers.hasRoom(wie.uid)) throw tooManyRequests(RETRY);
        const stroom = await volgers.follow(projectId, wie, () => hierOf(services, projectId));
        // It is no work from here on: nobody waits for it when the server stops.
        request.running?.end({ status: 200 });
        request.onClosed?.();
        return reply
          .header('Content-Type', 'text/event-stream; charset=utf-8')
          .header('X-Accel-Buffering', 'no')
          .send(stroom);
      },
    },
    fetchStand: async (request) => {
      const { projectId, wie } = askedOf(request);
      return volgers.meet(projectId, await hierOf(services, projectId), wie);
    },
  });
  app.addHook('onClose', () => volgers.stop());
};
