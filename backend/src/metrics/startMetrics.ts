import { fileURLToPath } from 'node:url';

import { collectDefaultMetrics } from 'prom-client';
import { z } from 'zod';

import { ConfigError, type Config } from '../config.ts';
import type { PoolUse } from '../database/connect.ts';
import { errorCodeOf } from '../errorCodeOf.ts';
import { readJson } from '../plugins/siteRelease.ts';
import type { Services } from '../services.ts';
import { measureState } from './measureState.ts';
import { serveMetrics, type MetricsServer } from './serveMetrics.ts';

const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url));

interface MetricsOptions {
  config: Config;
  services: Services;
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
  const { version } = readJson(PACKAGE, z.object({ version: z.string() }));
  services.watch.listen(watcher);
  collectDefaultMetrics({ register: registry });
  const measure = measureState(registry, { services, poolUse, version });
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
