import { EventEmitter } from 'node:events';

import { LANGSTE_TEKST } from '@adviestool/contract/langsteTekst';
import { fastify } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

import { createAudit } from './watch/audit.ts';
import type { Certificaten } from './bewijs/certificatenbestand.ts';
import type { Sleutelbos } from './bewijs/sleutelbos.ts';
import { createRekenwijzen } from './catalogi/createRekenwijzen.ts';
import type { Config } from './config/config.ts';
import type { Listen } from './database/berichten.ts';
import { sendBericht } from './database/sendBericht.ts';
import type { Database } from './database/connect.ts';
import { createDiskWatch } from './database/diskRoom.ts';
import { createLifecycle } from './http/lifecycle.ts';
import { loggedError } from './watch/loggedError.ts';
import type { Mailer } from './mail/mailer.ts';
import { createMetrics, type Metrics } from './operations/createMetrics.ts';
import { registerAccess } from './access/access.ts';
import { registerCompression } from './http/compression.ts';
import { handleError, registerErrors } from './http/errors.ts';
import { BODY_LIMIT, registerGate } from './http/gate.ts';
import { registerHeaders, setHeaders } from './http/headers.ts';
import { registerInzageSession } from './inzage/inzageSession.ts';
import { registerJsonBodies } from './http/jsonBodies.ts';
import { loggedRequest } from './http/loggedRequest.ts';
import { registerOpenapi } from './operations/openapi.ts';
import { createOriginCheck, registerCors } from './http/origins.ts';
import { registerRateLimit } from './http/rateLimit.ts';
import { registerRequestGuard } from './http/requestGuard.ts';
import { repeatChecks } from './http/repeatChecks.ts';
import { requestIdOf } from './http/requestIdOf.ts';
import { rewriteUrl } from './site/rewriteUrl.ts';
import {
  createSessionCookies,
  registerSession,
  registerSessionCookies,
  type SessionCookies,
} from './http/session.ts';
import { registerStaticSite } from './http/staticSite.ts';
import { validatorCompiler } from './http/validation.ts';
import { registerSlowReaders } from './http/slowReaders.ts';
import { registerTurns } from './http/registerTurns.ts';
import { registerWatch, watchCall } from './http/watchCalls.ts';
import { storedColumns } from './projectopslag/projectColumns.ts';
import { followSiteInstellingen } from './rapporten/siteInstellingen.ts';
import { registerRoutes } from './registerRoutes.ts';
import type { App, Services } from './http/services.ts';
import type { AppServices } from './appServices.ts';
import { createVolgers } from './volgen/createVolgers.ts';
import { createWatch, type Watch } from './watch/createWatch.ts';

export interface AppOptions {
  config: Config;
  /** Migrated; the caller closes it. */
  database: Database;
  /** Hears what instances tell each other. */
  listen: Listen;
  /** Whether it can be written to; absent: always. */
  hasRoom?: () => boolean;
  mailer: Mailer;
  signKey: string;
  sleutelbos: () => Promise<Sleutelbos>;
  certificaten: Certificaten;
  /** Takes the lines of the audit log. */
  writeAudit: (line: string) => void;
  /** Takes the lines of the log; absent: the console. */
  writeLog?: (line: string) => void;
  /** Absent: nobody is told what the application does. */
  watch?: Watch;
  metrics?: Metrics;
  now?: () => Date;
}

/** Milliseconds within which a request must be there, its headers and all of it. */
const HEADERS_LIMIT = 10_000;
const REQUEST_LIMIT = 20_000;
/** Milliseconds between two looks for one that takes longer. */
const SLOW_LOOK = 2000;

interface ServerOptions {
  config: Config;
  watch: Watch;
  writeLog: AppOptions['writeLog'];
}

const createServer = ({ config, watch, writeLog }: ServerOptions): App => {
  const app = fastify({
    logger: {
      level: config.logLevel,
      serializers: { req: loggedRequest, err: (error) => ({ ...loggedError(error) }) },
      ...(writeLog !== undefined && { stream: { write: writeLog } }),
    },
    bodyLimit: BODY_LIMIT,
    // What may be stored under an id can be asked for by it.
    routerOptions: { maxParamLength: LANGSTE_TEKST },
    requestTimeout: REQUEST_LIMIT,
    http: { headersTimeout: HEADERS_LIMIT, connectionsCheckingInterval: SLOW_LOOK },
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    genReqId: requestIdOf,
    rewriteUrl,
    // New requests are refused by the gate, with the headers of the contract.
    return503OnClosing: false,
    // Such a request never reaches the hooks.
    frameworkErrors: (error, request, reply) => {
      watchCall(watch, request, reply);
      setHeaders(request, reply);
      void handleError(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  return app;
};

/** The checks of every request, in the order of the contract. */
const registerChecks = async (
  app: App,
  services: Services,
  cookies: SessionCookies,
): Promise<void> => {
  const isAllowedOrigin = createOriginCheck(app, services);
  registerWatch(app, services);
  registerErrors(app, services);
  registerHeaders(app);
  registerCompression(app);
  await registerCors(app, isAllowedOrigin);
  await registerSessionCookies(app);
  registerGate(app, services);
  const readSession = registerSession(app, services, { cookies, stored: storedColumns });
  registerRateLimit(app, services);
  registerRequestGuard(app, isAllowedOrigin);
  const checkAccess = registerAccess(app, services);
  const checkInzage = registerInzageSession(app, services);
  repeatChecks(app, [readSession, checkAccess, checkInzage]);
  registerJsonBodies(app);
  registerTurns(app);
  registerSlowReaders(app);
};

const portOf = (app: App): number | undefined => {
  const address = app.addresses()[0];
  return typeof address === 'object' ? address.port : undefined;
};

/** Builds the application on an open database, ready for `listen` or `inject`. */
export const buildApp = async ({
  config,
  database,
  listen,
  hasRoom = () => true,
  mailer,
  signKey,
  sleutelbos,
  certificaten,
  writeAudit,
  writeLog,
  watch = createWatch(),
  metrics = createMetrics(),
  now = () => new Date(),
}: AppOptions): Promise<{ app: App; services: AppServices }> => {
  const app = createServer({ config, watch, writeLog });
  const services: AppServices = {
    config,
    database,
    rekenwijzen: createRekenwijzen({
      siteDir: config.siteDir,
      database,
      now,
      onBroken: (cause) =>
        app.log.error({ err: cause }, 'The catalogue of the site cannot be read.'),
    }),
    siteInstellingen: followSiteInstellingen(config.siteDir, (cause) =>
      app.log.error({ err: cause }, 'The variant of the site cannot be read.'),
    ),
    lifecycle: createLifecycle(config.maintenance),
    disk: createDiskWatch(hasRoom, now),
    mailer,
    signKey,
    sleutelbos,
    certificaten,
    audit: createAudit(writeAudit, now),
    watch,
    metrics,
    signals: new EventEmitter(),
    volgers: createVolgers({
      listen,
      send: (bericht) => sendBericht(database, bericht),
      now,
      onError: (error) => app.log.warn({ err: error }, 'who is present was not told'),
    }),
    siteOrigin: () => config.siteOrigin ?? `http://localhost:${portOf(app) ?? config.port}`,
    now,
  };
  const cookies = createSessionCookies(services);
  await registerChecks(app, services, cookies);
  await registerOpenapi(app, config);
  registerRoutes(app, services, cookies);
  await registerStaticSite(app, services);
  await app.ready();
  return { app, services };
};
