import { etagOf } from '@adviestool/contract/revisie';
import { standaardenSchema, type Standaarden } from '@adviestool/contract/standaarden';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { ANSWERS_FIRST, refuseInvalid } from '../http/requestBody.ts';
import type { Wijziging } from '../http/httpProblem.ts';
import { accessOf, callerOf, projectOf, stale } from '../access/access.ts';
import { standaardenRevisie } from '../projectinhoud/revisie.ts';
import { createStandaarden } from './standaardenStore.ts';
import type { App, Services } from '../http/services.ts';
import { noContentSchema } from '../http/noContent.ts';
import { answerWrite, holdProject } from '../projectopslag/answerWrite.ts';

const GROUP_PATH = '/api/v2/group/:groupId/standaarden';
const PROJECT_PATH = '/api/v2/group/:groupId/project/:projectId/standaarden';

const READ = { schema: { response: { 200: standaardenSchema } } };

const WRITE = {
  ...ANSWERS_FIRST,
  schema: {
    body: standaardenSchema,
    response: { 200: standaardenSchema, 204: noContentSchema },
  },
};

const answerRead = (reply: FastifyReply, standaarden: Standaarden): Standaarden => {
  void reply.header('ETag', etagOf(standaardenRevisie(standaarden)));
  return standaarden;
};

/** Refuses a write on standards that somebody else changed, and then one that is not valid. */
const check = async (
  request: FastifyRequest,
  stored: Standaarden,
  findLast: () => Promise<Wijziging | null>,
): Promise<void> => {
  const expected = request.headers['if-match'] ?? '*';
  const isSame =
    request.validationError === undefined &&
    standaardenRevisie(request.body) === standaardenRevisie(stored);
  if (!isSame && expected !== '*' && expected !== etagOf(standaardenRevisie(stored))) {
    throw stale(await findLast(), 'De standaarden zijn intussen door iemand anders gewijzigd.');
  }
  refuseInvalid(request);
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

const registerOfProject = (app: App, services: Services): void => {
  app.get(PROJECT_PATH, READ, async (request, reply) =>
    answerRead(reply, await createStandaarden(services.database).ofProject(projectOf(request).id)),
  );

  app.put(PROJECT_PATH, WRITE, async (request, reply) =>
    answerWrite(services, { request, reply, schema: standaardenSchema }, async (transaction) => {
      const { id } = await holdProject(transaction, request);
      const standaarden = createStandaarden(transaction);
      await check(request, await standaarden.ofProject(id), () => standaarden.lastOfProject(id));
      await standaarden.writeOfProject(id, writeOf(services, request, request.body));
      return written(request.body);
    }),
  );
};

const registerOfGroup = (app: App, services: Services): void => {
  app.get(GROUP_PATH, READ, async (request, reply) =>
    answerRead(
      reply,
      await createStandaarden(services.database).ofGroup(accessOf(request).group.id),
    ),
  );

  app.put(GROUP_PATH, WRITE, async (request, reply) =>
    answerWrite(services, { request, reply, schema: standaardenSchema }, async (transaction) => {
      const { id } = accessOf(request).group;
      const standaarden = createStandaarden(transaction);
      await standaarden.holdGroup(id);
      await check(request, await standaarden.ofGroup(id), () => standaarden.lastOfGroup(id));
      await standaarden.writeOfGroup(id, writeOf(services, request, request.body));
      return written(request.body);
    }),
  );
};

/** What new gevelvullingen begin with: of a project, and of a group for its new projects. */
export const registerStandaarden = (app: App, services: Services): void => {
  registerOfProject(app, services);
  registerOfGroup(app, services);
};
