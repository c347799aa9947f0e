import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Repositories } from './repositories/repositories.ts';

/** What plugins and routes work with. */
export interface Services {
  config: Config;
  database: Database;
  repositories: Repositories;
  lifecycle: Lifecycle;
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
