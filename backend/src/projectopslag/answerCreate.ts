import { projectRecordSchema } from '@adviestool/contract/project';
import { etagOf } from '@adviestool/contract/revisie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '../database/connect.ts';
import { projectRevisie } from '../projectinhoud/revisie.ts';
import type { StoredAnswer } from '../http/idempotencyKeys.ts';
import type { RevisedRecord } from './projects.ts';
import type { Services } from '../http/services.ts';
import { runOnce } from './answerWrite.ts';
import { withRechten } from '../access/withRechten.ts';

const answerOf = (request: FastifyRequest, { record, revision }: RevisedRecord): StoredAnswer => ({
  answer: JSON.stringify(withRechten(request, record)),
  etag: etagOf(projectRevisie(revision)),
  location: `/api/v2/group/${record.group_id}/project/${record.id}`,
});

/** Makes a project in one transaction, once for each Idempotency-Key, and answers 201 with its record. */
export const answerCreate = async (
  services: Services,
  { request, reply, asked }: { request: FastifyRequest; reply: FastifyReply; asked: unknown },
  make: (transaction: Database) => Promise<RevisedRecord>,
): Promise<FastifyReply> => {
  const made = await runOnce(services, { request, asked }, async (transaction) =>
    answerOf(request, await make(transaction)),
  );
  return reply
    .code(201)
    .headers({ ETag: made.etag, Location: made.location })
    .send(projectRecordSchema.parse(JSON.parse(made.answer)));
};
