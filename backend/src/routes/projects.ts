import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { projectListAnswerSchema } from '@adviestool/contract/projectList';
import {
  projectBodySchema,
  projectRecordSchema,
  type ProjectBody,
} from '@adviestool/contract/project';

import { invalid } from '../httpProblem.ts';
import { accessOf, callerOf, etagOf } from '../plugins/access.ts';
import type { StoredAnswer } from '../repositories/idempotencyKeys.ts';
import { createProjects, type RevisedRecord } from '../repositories/projects.ts';
import type { App, Services } from '../services.ts';
import { checkGevelvullingenText } from './gevelvullingenText.ts';
import { projectListQuerySchema, requestOfQuery } from './projectListQuery.ts';

const PATH = '/api/v2/group/:groupId/user/projects';

const headersSchema = z.object({ 'idempotency-key': z.uuid().toLowerCase().optional() });

const answerOf = ({ record, revision }: RevisedRecord): StoredAnswer => ({
  answer: JSON.stringify(record),
  etag: etagOf(revision),
  location: `/api/v2/group/${record.group_id}/project/${record.id}`,
});

/** Node writes a long text slower than its bytes. */
const sendBytes = async (
  _request: FastifyRequest,
  _reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => (typeof payload === 'string' ? Buffer.from(payload) : payload);

const hashOf = (groupId: number, body: ProjectBody): string =>
  createHash('sha256')
    .update(JSON.stringify([groupId, body]))
    .digest('hex');

/** `GET …/user/projects`: one page of the projects that the caller may read. */
const registerList = (app: App, { repositories }: Services): void => {
  app.get(
    PATH,
    {
      schema: { querystring: projectListQuerySchema, response: { 200: projectListAnswerSchema } },
      onSend: sendBytes,
    },
    async (request) => {
      const { group, scope } = accessOf(request);
      const wanted = requestOfQuery(request.query);
      const { total, records } = await repositories.projectList.find({
        ...wanted,
        groupId: group.id,
        uid: scope === 'all' ? null : callerOf(request).uid,
      });
      const pager = {
        current_page: wanted.page,
        total_items: total,
        total_pages: Math.ceil(total / wanted.limit),
        items_per_page: wanted.limit,
      };
      return { pager, projects: { full: records } };
    },
  );
};

/** `POST …/user/projects`: creates a project, once for each Idempotency-Key. */
const registerCreate = (app: App, { repositories, now }: Services): void => {
  app.post(
    PATH,
    {
      schema: {
        headers: headersSchema,
        body: projectBodySchema,
        response: { 201: projectRecordSchema },
      },
    },
    async (request, reply) => {
      const { group } = accessOf(request);
      const { uid } = callerOf(request);
      const { body } = request;
      checkGevelvullingenText(body.gevelvullingen_json);
      const owner = { groupId: group.id, uid };
      const key = request.headers['idempotency-key'];
      const made =
        key === undefined
          ? answerOf(await repositories.projects.insert(owner, body, now()))
          : await repositories.idempotencyKeys.runOnce(
              { uid, key, requestHash: hashOf(group.id, body) },
              now(),
              async (transaction) =>
                answerOf(await createProjects(transaction).insert(owner, body, now())),
            );
      if (made === null) throw invalid('Deze Idempotency-Key is al voor iets anders gebruikt.');
      return reply
        .code(201)
        .headers({ ETag: made.etag, Location: made.location })
        .send(projectRecordSchema.parse(JSON.parse(made.answer)));
    },
  );
};

export const registerProjects = (app: App, services: Services): void => {
  registerList(app, services);
  registerCreate(app, services);
};
