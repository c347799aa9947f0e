import { EventEmitter } from 'node:events';

import { fastify } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

import { createAudit } from './audit.ts';
import type { Sleutelbos } from './bewijs/sleutelbos.ts';
import { createRekenwijzen } from './catalogi/createRekenwijzen.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { createDiskWatch } from './database/diskRoom.ts';
import { createLifecycle } from './lifecycle.ts';
import { loggedError } from './loggedError.ts';
import type { Mailer } from './mail/mailer.ts';
import { createMetrics, type Metrics } from './metrics/createMetrics.ts';
import { registerAccess } from './plugins/access.ts';
import { registerCompression } from './plugins/compression.ts';
import { handleError, registerErrors } from './plugins/errors.ts';
import { BODY_LIMIT, registerGate } from './plugins/gate.ts';
import { registerHeaders, setHeaders } from './plugins/headers.ts';
import { registerInzageSession } from './plugins/inzageSession.ts';
import { registerJsonBodies } from './plugins/jsonBodies.ts';
import { loggedRequest } from './plugins/loggedRequest.ts';
import { registerOpenapi, registerOpenapiRoute } from './plugins/openapi.ts';
import { createOriginCheck, registerCors } from './plugins/origins.ts';
import { registerRateLimit } from './plugins/rateLimit.ts';
import { registerRequestGuard } from './plugins/requestGuard.ts';
import { requestIdOf } from './plugins/requestIdOf.ts';
import { rewriteUrl } from './plugins/rewriteUrl.ts';
import {
  createSessionCookies,
  registerSession,
  registerSessionCookies,
  type SessionCookies,
} from './plugins/session.ts';
import { registerStaticSite } from './plugins/staticSite.ts';
import { validatorCompiler } from './plugins/validation.ts';
import { registerWatch, watchCall } from './plugins/watchCalls.ts';
import { followSiteInstellingen } from './rapport/siteInstellingen.ts';
import { createRepositories } from './repositories/repositories.ts';
import { registerBedrijf } from './routes/bedrijf.ts';
import { registerCancelAccount } from './routes/cancelAccount.ts';
import { registerCatalogi } from './routes/catalogi.ts';
import { registerCatalogusGevolgen } from './routes/catalogusGevolgen.ts';
import { registerCurrentUser } from './routes/currentUser.ts';
import { registerEditAccount } from './routes/editAccount.ts';
import { registerEigenGegevens } from './routes/eigenGegevens.ts';
import { registerExternalConnections } from './routes/externalConnections.ts';
import { registerForgotPassword } from './routes/forgotPassword.ts';
import { registerGebruik } from './routes/gebruik.ts';
import { registerGegevens } from './routes/gegevens.ts';
import { registerGeschiedenis } from './routes/geschiedenis.ts';
import { registerGevelvullingen } from './routes/gevelvullingen.ts';
import { registerVaststellen } from './routes/vaststellen.ts';
import { registerGroepInstellingen } from './routes/groepInstellingen.ts';
import { registerGroup } from './routes/group.ts';
import { registerHealth } from './routes/health.ts';
import { registerInzage } from './routes/inzage.ts';
import { registerInzageLinks } from './routes/inzageLinks.ts';
import { registerLeden } from './routes/leden.ts';
import { registerLogin } from './routes/login.ts';
import { registerLogout } from './routes/logout.ts';
import { registerOpenInzage } from './routes/openInzage.ts';
import { registerProject } from './routes/project.ts';
import { registerProjectBeheer } from './routes/projectBeheer.ts';
import { registerProjectBestand } from './routes/projectBestand.ts';
import { registerProjects } from './routes/projects.ts';
import { registerOverdragen } from './routes/overdragen.ts';
import { registerRapporten } from './routes/rapporten.ts';
import { registerRapportsleutels } from './routes/rapportsleutels.ts';
import { registerRegister } from './routes/register.ts';
import { registerRemoteFailures } from './routes/remoteFailures.ts';
import { registerResetPassword } from './routes/resetPassword.ts';
import { registerSessionToken } from './routes/session.ts';
import { registerSignRequest } from './routes/signRequest.ts';
import { registerStandaarden } from './routes/standaarden.ts';
import { registerStart } from './routes/start.ts';
import { registerUitnodiging } from './routes/uitnodiging.ts';
import { registerUitnodigingen } from './routes/uitnodigingen.ts';
import type { App, Services } from './services.ts';
import { createWatch, type Watch } from './watch/createWatch.ts';

export interface AppOptions {
  config: Config;
  /** Migrated; the caller closes it. */
  database: Database;
  /** Whether it can be written to; absent: always. */
  hasRoom?: () => boolean;
  mailer: Mailer;
  signKey: string;
  sleutelbos: () => Promise<Sleutelbos>;
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
  registerSession(app, services, cookies);
  registerRateLimit(app, services);
  registerRequestGuard(app, isAllowedOrigin);
  registerAccess(app, services);
  registerInzageSession(app, services);
  registerJsonBodies(app);
};

const registerRoutes = (app: App, services: Services, cookies: SessionCookies): void => {
  registerHealth(app, services);
  registerOpenapiRoute(app);
  registerSessionToken(app, cookies);
  registerLogin(app, services, cookies);
  registerCurrentUser(app, services);
  registerStart(app, services, cookies);
  registerRapporten(app, services);
  registerRapportsleutels(app, services);
  registerRemoteFailures(app, services);
  registerLogout(app, services, cookies);
  registerForgotPassword(app, services);
  registerResetPassword(app, services, cookies);
  registerCancelAccount(app, services, cookies);
  registerEigenGegevens(app, services);
  registerUitnodiging(app, services, cookies);
  registerSignRequest(app, services);
  registerGroup(app);
  registerRegister(app, services);
  registerEditAccount(app, services);
  registerProjects(app, services);
  registerProject(app, services);
  registerProjectBeheer(app, services);
  registerProjectBestand(app, services);
  registerExternalConnections(app, services);
  registerGevelvullingen(app, services);
  registerVaststellen(app, services);
  registerInzageLinks(app, services);
  registerOpenInzage(app, services);
  registerInzage(app, services);
  registerBedrijf(app, services);
  registerLeden(app, services);
  registerUitnodigingen(app, services);
  registerGebruik(app, services);
  registerGroepInstellingen(app, services);
  registerOverdragen(app, services);
  registerGegevens(app, services);
  registerGeschiedenis(app, services);
  registerStandaarden(app, services);
  registerCatalogi(app, services);
  registerCatalogusGevolgen(app, services);
};

const portOf = (app: App): number | undefined => {
  const address = app.addresses()[0];
  return typeof address === 'object' ? address.port : undefined;
};

/** Builds the application on an open database, ready for `listen` or `inject`. */
export const buildApp = async ({
  config,
  database,
  hasRoom = () => true,
  mailer,
  signKey,
  sleutelbos,
  writeAudit,
  writeLog,
  watch = createWatch(),
  metrics = createMetrics(),
  now = () => new Date(),
}: AppOptions): Promise<{ app: App; services: Services }> => {
  const app = createServer({ config, watch, writeLog });
  const repositories = createRepositories(database);
  const services: Services = {
    config,
    database,
    repositories,
    rekenwijzen: createRekenwijzen({
      siteDir: config.siteDir,
      repositories,
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
    audit: createAudit(writeAudit, now),
    watch,
    metrics,
    signals: new EventEmitter(),
    siteOrigin: () => config.siteOrigin ?? `http://localhost:${portOf(app) ?? config.port}`,
    now,
  };
  const cookies = createSessionCookies(services);
  await registerChecks(app, services, cookies);
  await registerOpenapi(app);
  registerRoutes(app, services, cookies);
  await registerStaticSite(app, services);
  await app.ready();
  return { app, services };
};
