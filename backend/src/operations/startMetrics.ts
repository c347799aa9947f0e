import { collectDefaultMetrics } from 'prom-client';

import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/environment.ts';
import type { PoolUse } from '../database/connect.ts';
import { errorCodeOf } from '../watch/errorCodeOf.ts';
import { readVersion } from './readVersion.ts';
import { measureState } from './measureState.ts';
import { serveMetrics, type MetricsServer } from './serveMetrics.ts';
import type { OperationsServices } from './operationsServices.ts';

interface MetricsOptions {
  config: Config;
  services: OperationsServices;
  poolUse: () => PoolUse | null;
}

/**
 * Begins to count, and answers Prometheus where the configuration says so.
 * @returns null: it says nothing, so nothing is counted either
 * @throws ConfigError when the port is taken
 */
export const startMetrics = async ({
  config,
  services,
  poolUse,
}: MetricsOptions): Promise<MetricsServer | null> => {
  if (config.metrics === null) return null;
  const { registry, watcher } = services.metrics;
  services.watch.listen(watcher);
  collectDefaultMetrics({ register: registry });
  const measure = measureState(registry, {
    services,
    poolUse,
    version: readVersion(),
  });
  try {
    return await serveMetrics({
      ...config.metrics,
      contentType: registry.contentType,
      read: async () => {
        await measure();
        return registry.metrics();
      },
    });
  } catch (error) {
    if (errorCodeOf(error) !== 'EADDRINUSE') throw error;
    throw new ConfigError('The port for metrics is in use. Set METRICS_PORT to another one.');
  }
};
