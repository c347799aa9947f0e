import * as VASTSTELLEN from '@adviestool/contract/calls/vaststellen';
import {
  vaststellenWrittenSchema,
  type VaststellenWritten,
} from '@adviestool/contract/vaststellen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { HttpProblem } from '../http/httpProblem.ts';
import { createUsers } from '../accounts/users.ts';
import { callerOf, PROJECT_STALE, stale } from '../access/access.ts';
import type { Database } from '../database/connect.ts';
import { linesOf } from '../http/validation.ts';
import { fixAdviezen, selectItems, withItems, type FixOutcome } from './fixAdviezen.ts';
import { itemOf, type LijstItem } from '../projectinhoud/gevelvullingenLijst.ts';
import { withLijst } from '../projectinhoud/inhoud.ts';
import { projectRevisie, revisiesOf } from '../projectinhoud/revisie.ts';
import { verwijderdTeksten } from '../projectopslag/verwijderdTeksten.ts';
import { createProjects } from '../projectopslag/projects.ts';
import type { Change, HeldProject } from '../projectopslag/storeRevision.ts';
import { registerCalls, type Handlers } from '../http/registerCalls.ts';
import type { App } from '../http/services.ts';
import {
  answerWrite,
  changeOf,
  holdProject,
  readableLijst,
  type Written,
} from '../projectopslag/answerWrite.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';

type Calls = Handlers<typeof VASTSTELLEN>;

const conflict = (code: 'conflict' | 'differs', message: string): HttpProblem =>
  new HttpProblem(409, code, { message });

/** They are in the project no more: each by its merk, with who removed it. */
const goneFrom = async (
  transaction: Database,
  projectId: number,
  ids: readonly string[],
): Promise<HttpProblem> => {
  const regels = await verwijderdTeksten(transaction, projectId, ids);
  return stale(null, [PROJECT_STALE, ...regels].join('\n'));
};

const refusalOf = (outcome: Exclude<FixOutcome, { kind: 'list' | 'gone' }>): HttpProblem => {
  // Each message says which gevelvulling it is about; a place in the body tells a user nothing.
  const lines = linesOf(outcome.problems.map(({ message }) => ({ path: [], message })));
  switch (outcome.kind) {
    case 'incomplete':
      return conflict(
        'conflict',
        `Niet alle adviezen zijn volledig. Er is niets vastgesteld.\n${lines}`,
      );
    case 'differs':
      return conflict(
        'differs',
        `Het advies is intussen gewijzigd. Er is niets vastgesteld.\n${lines}`,
      );
    default:
      return outcome satisfies never;
  }
};

const answerOf = (
  revision: number,
  lijst: readonly LijstItem[],
  ids: readonly string[],
): VaststellenWritten => {
  const named = lijst.filter(({ id }) => ids.includes(id));
  return {
    revision: projectRevisie(revision),
    revisies: revisiesOf(named),
    vastgesteld: Object.fromEntries(
      named.flatMap(({ id, gevelvulling: { vastgesteld } }) =>
        vastgesteld === undefined ? [] : [[id, vastgesteld]],
      ),
    ),
  };
};

/** What a call makes of the list of a project; `changes` false: it is so already. */
type Make = (
  within: { transaction: Database; held: HeldProject },
  lijst: readonly LijstItem[],
  change: Change,
) => Promise<{ lijst: LijstItem[]; changes: boolean }>;

interface Gevraagd {
  request: FastifyRequest;
  reply: FastifyReply;
  ids: readonly string[];
}

const write = async (
  services: CatalogusServices,
  { request, reply, ids }: Gevraagd,
  make: Make,
): Promise<FastifyReply> => {
  const change = await changeOf(services, request);
  return answerWrite(
    services,
    { request, reply, schema: vaststellenWrittenSchema },
    async (transaction): Promise<Written<VaststellenWritten>> => {
      const held = await holdProject(transaction, request);
      const { lijst, changes } = await make({ transaction, held }, readableLijst(held), change);
      const revision = changes
        ? await createProjects(transaction).store(held, withLijst(held, lijst), change)
        : held.revision;
      return { revisie: projectRevisie(revision), answer: () => answerOf(revision, lijst, ids) };
    },
  );
};

/** `POST …/vaststellen`: fixes advices as one revision, with the catalogue that is held here. */
const fixHandler =
  (services: CatalogusServices): Calls['fixAdviezen'] =>
  async (request, reply) => {
    const { getoond } = request.body;
    const ids = [...new Set(request.body.gevelvullingen)];
    const door = await createUsers(services.database).shownNameOf(callerOf(request).uid);
    return write(
      services,
      { request, reply, ids },
      async ({ transaction, held }, lijst, { rekenwijzeVan, now }) => {
        const rekenwijze = rekenwijzeVan(held.data.catalogus);
        if (rekenwijze === null) {
          throw conflict('conflict', 'Er is geen catalogus bekend om mee te rekenen.');
        }
        const outcome = fixAdviezen(held, lijst, { ids, getoond, op: now, door, rekenwijze });
        if (outcome.kind === 'gone') throw await goneFrom(transaction, held.id, outcome.ids);
        if (outcome.kind !== 'list') throw refusalOf(outcome);
        return outcome;
      },
    );
  };

/** `DELETE …/vaststellen`: the advices follow the data again. */
const releaseHandler =
  (services: CatalogusServices): Calls['releaseAdviezen'] =>
  async (request, reply) => {
    const ids = [...new Set(request.body.gevelvullingen)];
    return write(services, { request, reply, ids }, async ({ transaction, held }, lijst) => {
      const { found, gone } = selectItems(lijst, ids);
      if (gone.length > 0) throw await goneFrom(transaction, held.id, gone);
      const released = found.flatMap(({ gevelvulling: { vastgesteld, ...gevelvulling } }) =>
        vastgesteld === undefined ? [] : [itemOf(gevelvulling)],
      );
      return { lijst: withItems(lijst, released), changes: released.length > 0 };
    });
  };

export const registerVaststellen = (app: App, services: CatalogusServices): void => {
  registerCalls(app, VASTSTELLEN, {
    fixAdviezen: fixHandler(services),
    releaseAdviezen: releaseHandler(services),
  });
};
