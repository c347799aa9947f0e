import type { Call } from '@adviestool/contract/calls/call';
import { restoreProjectRevisie } from '@adviestool/contract/calls/geschiedenis';
import { saveGevelvullingen } from '@adviestool/contract/calls/gevelvullingen';
import { addExternalConnection } from '@adviestool/contract/calls/koppelingen';
import { handOverProject } from '@adviestool/contract/calls/overdragen';
import { duplicateProject } from '@adviestool/contract/calls/projectBeheer';
import { updateProject } from '@adviestool/contract/calls/projecten';
import { askRapport } from '@adviestool/contract/calls/rapporten';
import { nodigUit, stuurUitnodigingOpnieuw } from '@adviestool/contract/calls/uitnodigingen';
import { fixAdviezen, releaseAdviezen } from '@adviestool/contract/calls/vaststellen';
import type { FastifyRequest } from 'fastify';

import { createIdempotencyKeys } from '../http/idempotencyKeys.ts';
import type { Services } from '../http/services.ts';
import { routeOf } from '../rechten/routeRules.ts';

const ONCE: readonly Call[] = [
  updateProject,
  saveGevelvullingen,
  duplicateProject,
  handOverProject,
  restoreProjectRevisie,
  fixAdviezen,
  releaseAdviezen,
  addExternalConnection,
  askRapport,
  nodigUit,
  stuurUitnodigingOpnieuw,
];

/** What is done by `runOnce`, which refuses another request with the key of an earlier one. */
const ROUTES: ReadonlySet<string> = new Set(ONCE.map(routeOf));

/** A write that is repeated finds its own revision, and gets its first answer all the same. */
export const isRepeated = async (
  { database, now }: Services,
  { method, routeOptions, headers, session }: FastifyRequest,
): Promise<boolean> => {
  const key = headers['idempotency-key'];
  const uid = session.account?.uid;
  if (typeof key !== 'string' || uid === undefined) return false;
  if (!ROUTES.has(`${method} ${routeOptions.url}`)) return false;
  return createIdempotencyKeys(database).isKnown({ uid, key: key.toLowerCase() }, now());
};
