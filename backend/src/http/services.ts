import type { EventEmitter } from 'node:events';

import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

import type { Audit } from '../watch/audit.ts';
import type { Sleutelbos } from '../bewijs/sleutelbos.ts';
import type { Rekenwijzen } from '../catalogi/createRekenwijzen.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/connect.ts';
import type { DiskWatch } from '../database/diskRoom.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from '../operations/createMetrics.ts';
import type { SiteInstellingen } from '../rapporten/siteInstellingen.ts';
import type { Repositories } from '../repositories.ts';
import type { Watch } from '../watch/createWatch.ts';

/** What plugins and routes work with. */
export interface Services {
  config: Config;
  database: Database;
  repositories: Repositories;
  rekenwijzen: Rekenwijzen;
  /** What reports take from the site; null: there is none. */
  siteInstellingen: () => readonly SiteInstellingen[];
  lifecycle: Lifecycle;
  disk: DiskWatch;
  mailer: Mailer;
  audit: Audit;
  /** Is told of calls, statements, reports and mails. */
  watch: Watch;
  metrics: Metrics;
  /** Says that a report waits, so that nobody finds it only at the next look. */
  signals: EventEmitter<{ rapport: [] }>;
  /** Key of the signatures of `sign_request`. */
  signKey: string;
  /** The keys that sign reports, as they are now. */
  sleutelbos: () => Promise<Sleutelbos>;
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
