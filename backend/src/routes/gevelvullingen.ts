import { gevelvullingSchema } from '@adviestool/contract/gevelvulling';
import {
  gevelvullingWrittenSchema,
  MANY_BODY_LIMIT,
  manyGevelvullingenBodySchema,
  manyGevelvullingenWrittenSchema,
} from '@adviestool/contract/gevelvullingWrites';
import { etagOf } from '@adviestool/contract/revisie';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { ANSWERS_FIRST, refuseInvalid } from '../accounts/requestBody.ts';
import { PROJECT_STALE, stale } from '../plugins/access.ts';
import { invalidBody, linesOf } from '../plugins/validation.ts';
import { applyMany } from '../projects/applyMany.ts';
import { itemOf, type LijstItem } from '../projects/gevelvullingenLijst.ts';
import { withLijst } from '../projects/inhoud.ts';
import { gevelvullingRevisie, projectRevisie, revisiesOf } from '../projects/revisie.ts';
import { createProjectRevisions } from '../repositories/projectRevisions.ts';
import { createProjects } from '../repositories/projects.ts';
import type { App, Services } from '../services.ts';
import { noContentSchema } from './noContent.ts';
import { wantedOf } from '../projects/changedVastgesteld.ts';
import { refuseVastgesteld } from './refuseVastgesteld.ts';
import { answerWrite, changeOf, holdProject, readableLijst } from './answerWrite.ts';

const PATH = '/api/v2/group/:groupId/project/:projectId';

const paramsSchema = z.object({ gevelvullingId: z.string() });

/** Whether a write finds what it expects; `*` expects nothing to be there. */
const isExpected = ({ headers }: FastifyRequest, stored: LijstItem | undefined): boolean => {
  const expected = headers['if-match'];
  if (expected === undefined) return true;
  if (stored === undefined) return expected === '*';
  return expected === etagOf(gevelvullingRevisie(stored));
};

const staleText = (stored: LijstItem | undefined): string =>
  stored === undefined
    ? 'Deze gevelvulling is intussen door iemand anders verwijderd.'
    : 'Deze gevelvulling is intussen door iemand anders gewijzigd.';

/**
 * `PUT …/gevelvulling/{gid}`: one replaced or added, against its own revision, so that it conflicts
 * with no other. Sending what is there already changes nothing and is no conflict.
 */
const registerOne = (app: App, services: Services): void => {
  app.put(
    `${PATH}/gevelvulling/:gevelvullingId`,
    {
      ...ANSWERS_FIRST,
      schema: {
        params: paramsSchema,
        body: gevelvullingSchema,
        response: { 200: gevelvullingWrittenSchema, 204: noContentSchema },
      },
    },
    async (request, reply) => {
      const id = request.params.gevelvullingId;
      const change = await changeOf(services, request);
      return answerWrite(
        services,
        { request, reply, schema: gevelvullingWrittenSchema },
        async (transaction) => {
          const held = await holdProject(transaction, request);
          const lijst = readableLijst(held);
          const stored = lijst.find((item) => item.id === id);
          const sent = request.validationError === undefined ? itemOf(request.body) : null;
          const revisie = sent === null ? null : gevelvullingRevisie(sent);
          const isThere = stored !== undefined && gevelvullingRevisie(stored) === revisie;
          if (!isThere && !isExpected(request, stored)) {
            throw stale(
              await createProjectRevisions(transaction).findLast({
                projectId: held.id,
                part: { gevelvullingen: [id] },
              }),
              staleText(stored),
            );
          }
          refuseInvalid(request);
          if (sent === null || revisie === null || sent.id !== id) {
            throw invalidBody('gevelvullingEnKaderData.id: Dit is niet het id van het adres.');
          }
          await refuseVastgesteld(
            transaction,
            held,
            wantedOf([sent], () => []),
          );
          const next =
            stored === undefined
              ? [...lijst, sent]
              : lijst.map((item) => (item.id === id ? sent : item));
          const revision = isThere
            ? held.revision
            : await createProjects(transaction).store(held, withLijst(held, next), change);
          return {
            revisie,
            answer: () => ({ revision: projectRevisie(revision), gevelvulling_revision: revisie }),
          };
        },
      );
    },
  );
};

/** `POST …/gevelvullingen`: many added, replaced, removed and put in order as one revision. */
const registerMany = (app: App, services: Services): void => {
  app.post(
    `${PATH}/gevelvullingen`,
    {
      bodyLimit: MANY_BODY_LIMIT,
      schema: {
        body: manyGevelvullingenBodySchema,
        response: { 200: manyGevelvullingenWrittenSchema, 204: noContentSchema },
      },
    },
    async (request, reply) => {
      const change = await changeOf(services, request);
      return answerWrite(
        services,
        { request, reply, schema: manyGevelvullingenWrittenSchema },
        async (transaction) => {
          const held = await holdProject(transaction, request);
          const outcome = applyMany(readableLijst(held), request.body);
          if (outcome.kind === 'invalid') throw invalidBody(linesOf(outcome.problems));
          if (outcome.kind === 'stale') {
            throw stale(
              await createProjectRevisions(transaction).findLast({
                projectId: held.id,
                part: { gevelvullingen: Object.keys(request.body.revisies) },
              }),
              `${PROJECT_STALE}\n${linesOf(outcome.problems)}`,
            );
          }
          const { add, replace } = request.body;
          await refuseVastgesteld(transaction, held, [
            ...wantedOf(add.map(itemOf), (index) => ['add', index]),
            ...wantedOf(replace.map(itemOf), (index) => ['replace', index]),
          ]);
          const revision = await createProjects(transaction).store(
            held,
            withLijst(held, outcome.lijst),
            change,
          );
          return {
            revisie: projectRevisie(revision),
            answer: () => ({
              revision: projectRevisie(revision),
              revisies: revisiesOf(outcome.written),
            }),
          };
        },
      );
    },
  );
};

export const registerGevelvullingen = (app: App, services: Services): void => {
  registerOne(app, services);
  registerMany(app, services);
};
