import { createHash } from 'node:crypto';

import { etagOf } from '@adviestool/contract/revisie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { Database } from '../database/connect.ts';
import { HttpProblem, invalid, notFound } from '../http/httpProblem.ts';
import { accessOf, callerOf, projectOf, refuseArchived, stale } from '../access/access.ts';
import { createIdempotencyKeys, type StoredAnswer } from '../http/idempotencyKeys.ts';
import { findLastWijziging, type WantedLast } from '../access/findLastWijziging.ts';
import { createProjects } from './projects.ts';
import type { Change, HeldProject } from './storeRevision.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';
import type { Services } from '../http/services.ts';

const keySchema = z.uuid().toLowerCase().optional();

/** The Idempotency-Key of a request. @throws HttpProblem 422 when it is no UUID */
export const keyOf = ({ headers }: FastifyRequest): string | null => {
  const key = keySchema.safeParse(headers['idempotency-key']);
  if (!key.success) throw invalid('Invalid value for idempotency-key.');
  return key.data ?? null;
};

/**
 * Runs a write, once for each Idempotency-Key of a user; later requests with the key get the first answer. Who comes
 * by a link has no keys.
 */
export const runOnce = async (
  { database, now }: Services,
  { request, asked }: { request: FastifyRequest; asked: unknown },
  make: (transaction: Database) => Promise<StoredAnswer>,
): Promise<StoredAnswer> => {
  const key = keyOf(request);
  const uid = request.session.account?.uid;
  if (key === null || uid === undefined) return database.transaction(make);
  const requestHash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  const made = await createIdempotencyKeys(database).runOnce(
    { uid, key, requestHash },
    now(),
    make,
  );
  if (made === null) throw invalid('Deze Idempotency-Key is al voor iets anders gebruikt.');
  return made;
};

/** What is asked, for one that is repeated. What is not valid is refused, and may be nested too deeply to be written. */
const askedOf = ({ method, url, body, validationError }: FastifyRequest): unknown => [
  method,
  url,
  validationError === undefined ? (body ?? null) : null,
];

/** Runs a write that makes no revision in one transaction, once for each Idempotency-Key. @returns its answer */
export const answerOnce = async <T>(
  services: Services,
  { request, schema }: { request: FastifyRequest; schema: z.ZodType<T> },
  make: (transaction: Database) => Promise<T>,
): Promise<T> => {
  const asked = askedOf(request);
  const { answer } = await runOnce(services, { request, asked }, async (transaction) => ({
    answer: JSON.stringify(await make(transaction)),
    etag: '',
    location: '',
  }));
  return schema.parse(JSON.parse(answer));
};

const MINIMAL = /(?:^|,)\s*return\s*=\s*"?minimal"?\s*(?:[;,]|$)/i;

const prefersMinimal = ({ headers: { prefer } }: FastifyRequest): boolean =>
  MINIMAL.test([prefer ?? []].flat().join(','));

/** What was written: its revision, and what is told of it to who wants to hear. */
export interface Written<T> {
  revisie: string;
  answer: () => Promise<T> | T;
}

/** The answer of a write that was told of nothing. */
const UNTOLD = 'null';

/**
 * Runs a write in one transaction, once for each Idempotency-Key, and answers with its revision: as
 * 204 to `Prefer: return=minimal`, else with the answer of the contract.
 */
export const answerWrite = async <T>(
  services: Services,
  {
    request,
    reply,
    schema,
  }: { request: FastifyRequest; reply: FastifyReply; schema: z.ZodType<T> },
  make: (transaction: Database) => Promise<Written<T>>,
): Promise<FastifyReply> => {
  const isMinimal = prefersMinimal(request);
  const asked = askedOf(request);
  const made = await runOnce(services, { request, asked }, async (transaction) => {
    const { revisie, answer } = await make(transaction);
    return {
      answer: isMinimal ? UNTOLD : JSON.stringify(await answer()),
      etag: etagOf(revisie),
      location: request.url,
    };
  });
  void reply.header('ETag', made.etag);
  if (isMinimal || made.answer === UNTOLD) {
    return reply.code(204).header('Preference-Applied', 'return=minimal').send();
  }
  return reply.code(200).send(schema.parse(JSON.parse(made.answer)));
};

/** By whom the project of a request is changed. Asks the database: not within a transaction. */
export const changeOf = async (
  { config, rekenwijzen, now }: CatalogusServices,
  request: FastifyRequest,
): Promise<Change> => ({
  uid: callerOf(request).uid,
  now: now(),
  quota: config.quota,
  rekenwijzeVan: await rekenwijzen.ofGroup(accessOf(request).group.id),
});

/** The refusal to write what somebody else changed, with by whom and when. */
export const staleSince = async (
  transaction: Database,
  changed: WantedLast,
  message?: string,
): Promise<HttpProblem> => stale(await findLastWijziging(transaction, changed), message);

/**
 * Within a transaction: takes the project of a request, to change it.
 * @throws HttpProblem 404 when it is gone, 422 when it was put away, 412 when it is not at the expected revision
 */
export const holdProject = async (
  transaction: Database,
  request: FastifyRequest,
): Promise<HeldProject> => {
  const { id, expected } = projectOf(request);
  const held = await createProjects(transaction).hold(id);
  if (held === null) throw notFound('Project niet gevonden.');
  refuseArchived(held);
  if (expected !== null && expected !== held.revision) {
    throw await staleSince(transaction, { projectId: id });
  }
  return held;
};

/** The list of a held project. @throws HttpProblem 409 when it cannot be read */
export const readableLijst = ({ lijst }: HeldProject): NonNullable<HeldProject['lijst']> => {
  if (lijst === null) {
    throw new HttpProblem(409, 'conflict', {
      message:
        'De gevelvullingen van dit project kunnen niet worden gelezen. Er is niets gewijzigd, zodat niets verloren gaat.',
    });
  }
  return lijst;
};
