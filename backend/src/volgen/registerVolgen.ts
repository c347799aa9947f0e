import * as VOLGEN from '@adviestool/contract/calls/volgen';
import type { Aanwezige } from '@adviestool/contract/volgen';
import type { FastifyRequest } from 'fastify';

import { accessOf, callerOf } from '../access/access.ts';
import { notFound } from '../http/httpProblem.ts';
import { tooManyRequests } from '../http/rateLimit.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import { createMontage } from '../montage/montageStore.ts';
import type { Volgers } from './createVolgers.ts';

/** Services with those who follow projects. */
export interface VolgServices extends Services {
  volgers: Volgers;
}

/** Seconds after which a user with too many streams may ask for another. */
const RETRY = 60;

const askedOf = async (
  { database }: Services,
  request: FastifyRequest & { query: { tab: string; plek: string } },
) => {
  const { project } = accessOf(request);
  if (project === null) throw notFound('Project niet gevonden.');
  const { uid, shown } = callerOf(request);
  const wie: Aanwezige = { uid, name: shown, ...request.query };
  const gemonteerd = await createMontage(database).lastNr(project.id);
  return { projectId: project.id, hier: { revision: project.revision, gemonteerd }, wie };
};

export const registerVolgen = (app: App, services: VolgServices): void => {
  const { volgers } = services;
  registerCalls(app, VOLGEN, {
    followProject: {
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const { projectId, hier, wie } = await askedOf(services, request);
        if (!volgers.hasRoom(wie.uid)) throw tooManyRequests(RETRY);
        // It is no work from here on: nobody waits for it when the server stops.
        request.running?.end({ status: 200 });
        request.onClosed?.();
        return reply
          .header('Content-Type', 'text/event-stream; charset=utf-8')
          .header('X-Accel-Buffering', 'no')
          .send(volgers.follow(projectId, hier, wie));
      },
    },
    fetchStand: async (request) => {
      const { projectId, hier, wie } = await askedOf(services, request);
      return volgers.meet(projectId, hier, wie);
    },
  });
  app.addHook('onClose', () => volgers.stop());
};
