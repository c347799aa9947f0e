import { basename, join } from 'node:path';

import type { Configuration } from '@rspack/core';

import { TellParent } from './TellParent.ts';

/** The package that is watched; this file is no part of it. */
const folder = process.env['WATCHED_PACKAGE'] ?? '';

const config: Configuration = {
  // The bundler's own program reads it, in whatever language it is.
  extends: join(folder, 'rspack.config.ts'),
  plugins: [new TellParent(basename(folder))],
  infrastructureLogging: { level: 'error' },
  stats: 'errors-only',
  watchOptions: { aggregateTimeout: 50 },
};

export default config;
