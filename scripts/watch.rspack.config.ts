import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { TellParent } from '@adviestool/federation/dev/TellParent';
import type { Configuration } from '@rspack/core';

/*
 * The parts that WATCHED_PARTS names, built for development as long as this process lives. It runs
 * under rspack's own command: tsx gives functions a helper that must not end up in a bundle.
 */

const ROOT = join(import.meta.dirname, '..');

/** The builds of a part: the host has a second one, which waits for the first. */
const readConfig = async (part: string): Promise<Configuration[]> => {
  const file = pathToFileURL(join(ROOT, part, 'rspack.config.ts'));
  const { default: config }: { default: Configuration | Configuration[] } = await import(file.href);
  return [config].flat().map((each, index) => ({
    ...each,
    ...(index === 0 ? { name: part } : { dependencies: [part] }),
    plugins: [...(each.plugins ?? []), new TellParent(basename(part))],
    infrastructureLogging: { level: 'error' },
    stats: 'errors-only',
    watchOptions: { aggregateTimeout: 50 },
  }));
};

const readConfigs = async (parts: readonly string[]): Promise<Configuration[]> => {
  const configs: Configuration[] = [];
  // One after another: they import the same modules, and the loader does not wait for itself.
  for (const part of parts) configs.push(...(await readConfig(part)));
  return configs;
};

export default readConfigs((process.env['WATCHED_PARTS'] ?? '').split(','));
