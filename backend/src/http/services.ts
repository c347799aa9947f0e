import type { EventEmitter } from 'node:events';

import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

import type { Audit } from '../watch/audit.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/connect.ts';
import type { DiskWatch } from '../database/diskRoom.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { ProblemCode } from './httpProblem.ts';
import type { Watch } from '../watch/createWatch.ts';

/** What becomes of links that show a project. */
export const INZAGE_EVENTS = ['gemaakt', 'ingetrokken', 'geopend', 'mislukt'] as const;

type InzageEvent = (typeof INZAGE_EVENTS)[number];

/** Counts what nobody is told of as work. */
interface Counts {
  countRefusal: (code: ProblemCode) => void;
  countInzage: (event: InzageEvent) => void;
}

/** What the checks of a request and every capability work with; some know more. */
export interface Services {
  config: Config;
  database: Database;
  lifecycle: Lifecycle;
  disk: DiskWatch;
  audit: Audit;
  /** Is told of calls, statements, reports and mails. */
  watch: Watch;
  metrics: Counts;
  /** Says that a report or an archive waits, so that nobody finds it only at the next look. */
  signals: EventEmitter<{ rapport: []; archief: [] }>;
  /** Key of the signatures of `sign_request`. */
  signKey: string;
  /** Where users find the site; links in mails begin with it. Never taken from a request. */
  siteOrigin: () => string;
  /** The clock. */
  now: () => Date;
}

/** The application, with bodies and answers typed by their zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Of the caller of a request; it can be done again. */
export type Check = (request: FastifyRequest) => Promise<void>;
