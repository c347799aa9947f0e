import { existsSync } from 'node:fs';

import { findMissingGroups, type VariantGroup } from './access/missingGroups.ts';
import { readSignKey } from './accounts/readSignKey.ts';
import { buildApp, type AppOptions } from './app.ts';
import { openAuditLog } from './watch/audit.ts';
import { createCertificaten } from './bewijs/certificatenbestand.ts';
import { readSleutelbos, sleutelbestandOf } from './bewijs/sleutelbestand.ts';
import { startBouwmodel } from './startBouwmodel.ts';
import type { Config } from './config/config.ts';
import type { DatabaseHandle } from './database/connect.ts';
import { openDatabase } from './embedded/openDatabase.ts';
import { closeDataFolder } from './database/dataFolder.ts';
import { cleanUp } from './operations/housekeeping.ts';
import { createMailer } from './mail/mailer.ts';
import { createMetrics } from './operations/createMetrics.ts';
import { startMetrics } from './operations/startMetrics.ts';
import { readVersion } from './operations/readVersion.ts';
import { seedDemo } from './seed/seedDemo.ts';
import type { App } from './http/services.ts';
import { followVariants } from './site/siteVariants.ts';
import { startWork } from './startWork.ts';
import { stopListening } from './http/stopListening.ts';
import { createWatch, type Watch } from './watch/createWatch.ts';
import { logWork } from './operations/logWork.ts';

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  url: string;
  /** Where the parent frame is, or why it is not there; null: none is configured. */
  bouwmodel: string | null;
  /** Where Prometheus asks; null: nowhere. */
  metrics: string | null;
  /** The demo accounts were made just now. */
  isSeeded: boolean;
  /** The settings for which there are no demo accounts; see `Config`. */
  unseededBy: readonly string[];
  /** The keys that it made for itself; see `Config`. */
  unsharedKeys: readonly string[];
  /** The variants of the site whose group this database does not have. */
  missingGroups: readonly VariantGroup[];
  /** Takes no new requests, lets the running ones finish (8 s at most) and closes everything. */
  stop: () => Promise<void>;
}

const ANY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::', '127.0.0.1', '::1']);

const urlOf = (app: App, { host, port }: Config): string => {
  const address = app.addresses()[0];
  const actual = typeof address === 'object' ? address.port : port;
  return `http://${ANY_ADDRESS.has(host) ? 'localhost' : host}:${actual}`;
};

/** Loads what traces only where a collector is named: it is large. */
const traceWhenAsked = async ({ tracing }: Config, watch: Watch): Promise<() => Promise<void>> => {
  if (tracing === null) return async () => undefined;
  const { startTracing } = await import('./operations/startTracing.ts');
  return startTracing(tracing, { watch, version: readVersion() });
};

/** Which group each variant of the site is for; of what cannot be read the site itself tells. */
const variantGroups = (siteDir: string): VariantGroup[] =>
  followVariants(siteDir, () => undefined)().map(({ variant: { id, groupId } }) => ({
    variant: id,
    groupId,
  }));

interface Opened {
  config: Config;
  watch: Watch;
  handle: DatabaseHandle;
}

/** Builds the application on a database that is up to date, with what it writes to. */
const openApp = async ({ config, watch, handle }: Opened) => {
  const mailer = createMailer(config);
  const auditLog = await openAuditLog(config.auditLog);
  const options: AppOptions = {
    config,
    database: handle.database,
    listen: handle.listen,
    hasRoom: handle.hasRoom,
    mailer,
    signKey: await readSignKey(config),
    sleutelbos: () => readSleutelbos(sleutelbestandOf(config), new Date()),
    certificaten: createCertificaten(config, () => new Date()),
    writeAudit: auditLog.write,
    watch,
    // One for both sites of this process.
    metrics: createMetrics(),
  };
  const { app, services } = await buildApp(options);
  // Made at the first start, and a start with keys that cannot be read fails.
  await services.sleutelbos();
  await services.certificaten.sleutel();
  handle.onLost((error) => app.log.warn({ err: error }, 'a database connection was lost'));
  watch.listen(logWork(app.log));
  const close = async (): Promise<void> => {
    mailer.close();
    await auditLog.close();
  };
  return { options, app, services, close };
};

const serve = async (opened: Opened): Promise<RunningServer> => {
  const { config, watch, handle } = opened;
  await handle.migrate();
  const isSeeded = config.seedsDemo && (await seedDemo(handle.database, new Date()));
  const { options, app, services, close } = await openApp(opened);
  const stopTracing = await traceWhenAsked(config, watch);
  const metrics = await startMetrics({ config, services, poolUse: () => handle.poolUse() });
  // What cannot be removed now is tried again in an hour: it keeps nobody from the product.
  await cleanUp(services).catch((error: unknown) =>
    app.log.error({ err: error }, 'the clean-up failed'),
  );
  const missingGroups = await findMissingGroups(handle.database, variantGroups(config.siteDir));
  await app.listen({ host: config.host, port: config.port });
  const stopWork = startWork(app, services);
  const bouwmodel = await startBouwmodel(options);
  return {
    url: urlOf(app, config),
    bouwmodel: bouwmodel.says,
    metrics: metrics?.url ?? null,
    isSeeded,
    unseededBy: config.unseededBy,
    unsharedKeys: config.unsharedKeys,
    missingGroups,
    stop: async () => {
      const endWork = stopWork();
      // At once: nothing else is waited for that never ends by itself.
      await services.volgers.stop();
      await stopListening(app.server);
      await Promise.all([bouwmodel.stop(), services.lifecycle.stop()]);
      app.server.closeAllConnections();
      await app.close();
      await endWork();
      await metrics?.close();
      await stopTracing();
      await close();
      await handle.close();
    },
  };
};

/**
 * Opens the database, brings it up to date, and listens.
 * @throws FolderInUseError when the embedded database is open elsewhere
 * @throws DataFolderError when the data folder or a secret in it cannot be used
 */
export const startServer = async (config: Config): Promise<RunningServer> => {
  if (existsSync(config.dataDir)) await closeDataFolder(config.dataDir);
  const watch = createWatch();
  const handle = await openDatabase({ ...config, watch });
  try {
    return await serve({ config, watch, handle });
  } catch (error) {
    await handle.close();
    throw error;
  }
};
