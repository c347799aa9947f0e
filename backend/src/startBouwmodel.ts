import type { AddressInfo } from 'node:net';

import { buildApp, type AppOptions } from './app.ts';
import { errorCodeOf } from './watch/errorCodeOf.ts';
import { stopListening } from './http/stopListening.ts';
import { createParentFrame } from './bouwmodel/parentFrame.ts';

export interface RunningBouwmodel {
  /** Its address, or why it is not there. */
  says: string | null;
  stop: () => Promise<void>;
}

interface Listening {
  addresses: () => (AddressInfo | string)[];
}

const addressOf = (app: Listening): string => {
  const [address] = app.addresses();
  return `http://localhost:${typeof address === 'object' ? address.port : 0}`;
};

const nothingToStop = async (): Promise<void> => {};

/**
 * Serves the parent frame and the site inside it, each on its own port, beside a server that runs. The
 * site uses the database of that server. A port that is taken is told, and keeps nothing else from working.
 */
export const startBouwmodel = async (options: AppOptions): Promise<RunningBouwmodel> => {
  const { host, bouwmodel } = options.config;
  if (bouwmodel === null) return { says: null, stop: nothingToStop };
  const { app: site, services } = await buildApp({
    ...options,
    config: {
      ...options.config,
      port: bouwmodel.site.port,
      siteDir: bouwmodel.site.dir,
      siteVariants: new Map(),
      siteOrigin: null,
      embedded: true,
      secureCookies: true,
    },
  });
  const stopSite = async (): Promise<void> => {
    if (site.server.listening) await stopListening(site.server);
    await services.lifecycle.stop();
    site.server.closeAllConnections();
    await site.close();
  };
  try {
    await site.listen({ host, port: bouwmodel.site.port });
    const frame = await createParentFrame(bouwmodel.dir, addressOf(site));
    await frame.listen({ host, port: bouwmodel.port });
    return {
      says: addressOf(frame),
      stop: async () => {
        frame.server.closeAllConnections();
        await Promise.all([frame.close(), stopSite()]);
      },
    };
  } catch (error) {
    await stopSite();
    if (errorCodeOf(error) !== 'EADDRINUSE') throw error;
    const ports = `${bouwmodel.port} of ${bouwmodel.site.port}`;
    const says = `niet gestart, poort ${ports} is bezet. Kies andere met BOUWMODEL_PORT.`;
    return { says, stop: nothingToStop };
  }
};
