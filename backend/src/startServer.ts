import { existsSync } from 'node:fs';

import { readSignKey } from './accounts/readSignKey.ts';
import { buildApp, type AppOptions } from './app.ts';
import { openAuditLog } from './audit.ts';
import { readSleutelbos, sleutelbestandOf } from './bewijs/sleutelbestand.ts';
import { startBouwmodel } from './bouwmodel/startBouwmodel.ts';
import type { Config } from './config.ts';
import { connect } from './database/connect.ts';
import { closeDataFolder } from './database/dataFolder.ts';
import { cleanUp, startHousekeeping } from './housekeeping.ts';
import { startMailDelivery } from './mail/deliverMail.ts';
import { createMailer } from './mail/mailer.ts';
import { maakRapport } from './rapport/maakRapport.ts';
import { startRapporten } from './rapport/runRapporten.ts';
import { seedDemo } from './seed/seedDemo.ts';
import type { App } from './services.ts';

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  url: string;
  /** Where the parent frame is, or why it is not there; null: none is configured. */
  bouwmodel: string | null;
  /** The demo accounts were made just now. */
  isSeeded: boolean;
  /** The settings for which there are no demo accounts; see `Config`. */
  unseededBy: readonly string[];
  /** Takes no new requests, lets the running ones finish (10 s at most) and closes everything. */
  stop: () => Promise<void>;
}

const ANY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::', '127.0.0.1', '::1']);

const urlOf = (app: App, { host, port }: Config): string => {
  const address = app.addresses()[0];
  const actual = typeof address === 'object' ? address.port : port;
  return `http://${ANY_ADDRESS.has(host) ? 'localhost' : host}:${actual}`;
};

/**
 * Opens the database, brings it up to date, and listens.
 * @throws FolderInUseError when the embedded database is open elsewhere
 * @throws DataFolderError when the data folder or a secret in it cannot be used
 */
export const startServer = async (config: Config): Promise<RunningServer> => {
  if (existsSync(config.dataDir)) await closeDataFolder(config.dataDir);
  const handle = await connect(config);
  try {
    await handle.migrate();
    const isSeeded = config.seedsDemo && (await seedDemo(handle.database, new Date()));
    const mailer = createMailer(config);
    const auditLog = await openAuditLog(config.auditLog);
    const options: AppOptions = {
      config,
      database: handle.database,
      hasRoom: handle.hasRoom,
      mailer,
      signKey: await readSignKey(config),
      sleutelbos: () => readSleutelbos(sleutelbestandOf(config), new Date()),
      writeAudit: auditLog.write,
    };
    const { app, services } = await buildApp(options);
    // Made at the first start, and a start with keys that cannot be read fails.
    await services.sleutelbos();
    handle.onLost((error) => app.log.warn({ err: error }, 'a database connection was lost'));
    await cleanUp(services);
    const stopHousekeeping = startHousekeeping(services, (error) =>
      app.log.error({ err: error }, 'the clean-up failed'),
    );
    const stopMailDelivery = startMailDelivery(services, (error) =>
      app.log.error({ err: error }, 'a mail was not sent'),
    );
    const stopRapporten = startRapporten(services, {
      maak: maakRapport,
      onError: (error) => app.log.error({ err: error }, 'a report was not made'),
    });
    await app.listen({ host: config.host, port: config.port });
    const bouwmodel = await startBouwmodel(options);
    return {
      url: urlOf(app, config),
      bouwmodel: bouwmodel.says,
      isSeeded,
      unseededBy: config.unseededBy,
      stop: async () => {
        stopHousekeeping();
        const rapportenStopped = stopRapporten();
        await Promise.all([bouwmodel.stop(), services.lifecycle.stop()]);
        app.server.closeAllConnections();
        await app.close();
        await stopMailDelivery();
        await rapportenStopped;
        mailer.close();
        await auditLog.close();
        await handle.close();
      },
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
};
