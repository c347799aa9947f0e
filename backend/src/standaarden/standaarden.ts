import * as STANDAARDEN from '@adviestool/contract/calls/standaarden';
import { etagOf } from '@adviestool/contract/revisie';
import { standaardenSchema, type Standaarden } from '@adviestool/contract/standaarden';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { ANSWERS_FIRST, refuseInvalid } from '../http/requestBody.ts';
import type { GemeldeWijziging } from '../http/httpProblem.ts';
import { accessOf, callerOf, projectOf, stale } from '../access/access.ts';
import { standaardenRevisie } from '../projectinhoud/revisie.ts';
import { createStandaarden } from './standaardenStore.ts';
import { registerCalls, type Handlers } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import { refuseLangeTekst } from '../projectopslag/refuseLangeTekst.ts';
import { answerWrite, holdProject } from '../projectopslag/answerWrite.ts';

type Calls = Handlers<typeof STANDAARDEN>;

const answerRead = (reply: FastifyReply, standaarden: Standaarden): Standaarden => {
  void reply.header('ETag', etagOf(standaardenRevisie(standaarden)));
  return standaarden;
};

/** Refuses a write on standards that somebody else changed, and then one that is not valid. */
const check = async (
  request: FastifyRequest,
  stored: Standaarden,
  findLast: () => Promise<GemeldeWijziging | null>,
): Promise<void> => {
  const expected = request.headers['if-match'] ?? '*';
  const isSame =
    request.validationError === undefined &&
    standaardenRevisie(request.body) === standaardenRevisie(stored);
  if (!isSame && expected !== '*' && expected !== etagOf(standaardenRevisie(stored))) {
    throw stale(await findLast(), 'De standaarden zijn intussen door iemand anders gewijzigd.');
  }
  refuseInvalid(request);
  refuseLangeTekst(JSON.stringify(request.body), JSON.stringify(stored));
};

const writeOf = ({ now }: Services, request: FastifyRequest, standaarden: Standaarden) => ({
  standaarden,
  uid: callerOf(request).uid,
  now: now(),
});

const written = (standaarden: Standaarden) => ({
  revisie: standaardenRevisie(standaarden),
  answer: () => standaarden,
});

const ofProject = (
  services: Services,
): Pick<Calls, 'fetchProjectStandaarden' | 'saveProjectStandaarden'> => ({
  fetchProjectStandaarden: async (request, reply) =>
    answerRead(reply, await createStandaarden(services.database).ofProject(projectOf(request).id)),

  saveProjectStandaarden: {
    ...ANSWERS_FIRST,
    handler: async (request, reply) =>
      answerWrite(services, { request, reply, schema: standaardenSchema }, async (transaction) => {
        const { id } = await holdProject(transaction, request);
        const standaarden = createStandaarden(transaction);
        await check(request, await standaarden.ofProject(id), () => standaarden.lastOfProject(id));
        await standaarden.writeOfProject(id, writeOf(services, request, request.body));
        return written(request.body);
      }),
  },
});

const ofGroup = (
  services: Services,
): Pick<Calls, 'fetchGroupStandaarden' | 'saveGroupStandaarden'> => ({
  fetchGroupStandaarden: async (request, reply) =>
    answerRead(
      reply,
      await createStandaarden(services.database).ofGroup(accessOf(request).group.id),
    ),

  saveGroupStandaarden: {
    ...ANSWERS_FIRST,
    handler: async (request, reply) =>
      answerWrite(services, { request, reply, schema: standaardenSchema }, async (transaction) => {
        const { id } = accessOf(request).group;
        const standaarden = createStandaarden(transaction);
        await standaarden.holdGroup(id);
        await check(request, await standaarden.ofGroup(id), () => standaarden.lastOfGroup(id));
        await standaarden.writeOfGroup(id, writeOf(services, request, request.body));
        return written(request.body);
      }),
  },
});

/** What new gevelvullingen begin with: of a project, and of a group for its new projects. */
export const registerStandaarden = (app: App, services: Services): void => {
  registerCalls(app, STANDAARDEN, { ...ofProject(services), ...ofGroup(services) });
};
