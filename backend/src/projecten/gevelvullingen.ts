import * as GEVELVULLINGEN from '@adviestool/contract/calls/gevelvullingen';
import {
  gevelvullingWrittenSchema,
  manyGevelvullingenWrittenSchema,
  type GevelvullingWritten,
  type ManyGevelvullingenWritten,
} from '@adviestool/contract/gevelvullingWrites';
import { etagOf } from '@adviestool/contract/revisie';
import type { FastifyRequest } from 'fastify';

import { ANSWERS_FIRST, refuseInvalid } from '../http/requestBody.ts';
import type { Database } from '../database/connect.ts';
import { PROJECT_STALE } from '../access/access.ts';
import { invalidBody, linesOf } from '../http/validation.ts';
import { applyMany, type Many } from './applyMany.ts';
import { gegevensHandler } from './gegevens.ts';
import { wantedOf } from '../vaststellen/changedVastgesteld.ts';
import { withItems } from '../vaststellen/fixAdviezen.ts';
import { itemOf, type LijstItem } from '../projectinhoud/gevelvullingenLijst.ts';
import { withLijst } from '../projectinhoud/inhoud.ts';
import { gevelvullingRevisie, projectRevisie, revisiesOf } from '../projectinhoud/revisie.ts';
import { verwijderdTeksten } from '../projectopslag/verwijderdTeksten.ts';
import { createProjects } from '../projectopslag/projects.ts';
import type { Change } from '../projectopslag/storeRevision.ts';
import { registerCalls, type Handlers } from '../http/registerCalls.ts';
import type { App } from '../http/services.ts';
import {
  answerWrite,
  changeOf,
  holdProject,
  readableLijst,
  staleSince,
  type Written,
} from '../projectopslag/answerWrite.ts';
import { refuseVastgesteld } from '../vaststellen/refuseVastgesteld.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';

type Calls = Handlers<typeof GEVELVULLINGEN>;

/** Whether a write finds what it expects; `*` expects nothing to be there. */
const isExpected = ({ headers }: FastifyRequest, stored: LijstItem | undefined): boolean => {
  const expected = headers['if-match'];
  if (expected === undefined) return true;
  if (stored === undefined) return expected === '*';
  return expected === etagOf(gevelvullingRevisie(stored));
};

/** What a write of one says; `sent` null: nothing that can be kept. */
interface One {
  id: string;
  sent: LijstItem | null;
  change: Change;
}

const putOne = async (
  transaction: Database,
  request: FastifyRequest,
  { id, sent, change }: One,
): Promise<Written<GevelvullingWritten>> => {
  const held = await holdProject(transaction, request);
  const lijst = readableLijst(held);
  const stored = lijst.find((item) => item.id === id);
  const revisie = sent === null ? null : gevelvullingRevisie(sent);
  const isThere = stored !== undefined && gevelvullingRevisie(stored) === revisie;
  if (!isThere && !isExpected(request, stored)) {
    const changed = { projectId: held.id, part: { gevelvullingen: [id] } };
    const [weg] = stored === undefined ? await verwijderdTeksten(transaction, held.id, [id]) : [];
    const message = weg ?? 'Deze gevelvulling is intussen door iemand anders gewijzigd.';
    throw await staleSince(transaction, changed, message);
  }
  refuseInvalid(request);
  if (sent === null || revisie === null || sent.id !== id) {
    throw invalidBody('gevelvullingEnKaderData.id: Dit is niet het id van het adres.');
  }
  const wanted = wantedOf([sent], () => []);
  await refuseVastgesteld(transaction, held, wanted);
  const next = stored === undefined ? [...lijst, sent] : withItems(lijst, [sent]);
  const revision = isThere
    ? held.revision
    : await createProjects(transaction).store(held, withLijst(held, next), change);
  return {
    revisie,
    answer: () => ({ revision: projectRevisie(revision), gevelvulling_revision: revisie }),
  };
};

/**
 * `PUT …/gevelvulling/{gid}`: one replaced or added, against its own revision, so that it conflicts
 * with no other. Sending what is there already changes nothing and is no conflict.
 */
const oneHandler = (services: CatalogusServices): Calls['saveGevelvulling'] => ({
  ...ANSWERS_FIRST,
  handler: async (request, reply) => {
    const id = request.params.gevelvullingId;
    const change = await changeOf(services, request);
    const schema = gevelvullingWrittenSchema;
    return answerWrite(services, { request, reply, schema }, (transaction) => {
      const sent = request.validationError === undefined ? itemOf(request.body) : null;
      return putOne(transaction, request, { id, sent, change });
    });
  },
});

/** Whether two lists say the same in the same order. */
const isSame = (lijst: readonly LijstItem[], other: readonly LijstItem[]): boolean =>
  lijst.length === other.length &&
  lijst.every((item, index) => {
    const was = other[index];
    return (
      was === item || (was !== undefined && gevelvullingRevisie(was) === gevelvullingRevisie(item))
    );
  });

const changeMany = async (
  transaction: Database,
  request: FastifyRequest,
  { asked, change }: { asked: Many; change: Change },
): Promise<Written<ManyGevelvullingenWritten>> => {
  const held = await holdProject(transaction, request);
  const lijst = readableLijst(held);
  const outcome = applyMany(lijst, asked);
  if (outcome.kind === 'invalid') throw invalidBody(linesOf(outcome.problems));
  if (outcome.kind === 'stale') {
    const changed = { projectId: held.id, part: { gevelvullingen: Object.keys(asked.revisies) } };
    const weg = await verwijderdTeksten(transaction, held.id, outcome.gone);
    const message = [PROJECT_STALE, ...weg, ...outcome.messages].join('\n');
    throw await staleSince(transaction, changed, message);
  }
  await refuseVastgesteld(transaction, held, [
    ...wantedOf(asked.add.map(itemOf), (index) => ['add', index]),
    ...wantedOf(asked.replace.map(itemOf), (index) => ['replace', index]),
  ]);
  const next = withLijst(held, outcome.lijst);
  const revision = projectRevisie(
    isSame(outcome.lijst, lijst)
      ? held.revision
      : await createProjects(transaction).store(held, next, change),
  );
  return {
    revisie: revision,
    answer: () => ({ revision, revisies: revisiesOf(outcome.written) }),
  };
};

/** `POST …/gevelvullingen`: many added, replaced, removed and put in order as one revision. */
const manyHandler =
  (services: CatalogusServices): Calls['saveGevelvullingen'] =>
  async (request, reply) => {
    const schema = manyGevelvullingenWrittenSchema;
    const change = await changeOf(services, request);
    return answerWrite(services, { request, reply, schema }, (transaction) =>
      changeMany(transaction, request, { asked: request.body, change }),
    );
  };

/** The parts of a project. */
export const registerGevelvullingen = (app: App, services: CatalogusServices): void => {
  registerCalls(app, GEVELVULLINGEN, {
    saveGevelvulling: oneHandler(services),
    saveGevelvullingen: manyHandler(services),
    saveGegevens: gegevensHandler(services),
  });
};
