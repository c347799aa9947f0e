import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { readJson } from '../site/siteRelease.ts';

const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url));

/** The version of this backend. */
export const readVersion = (): string =>
  readJson(PACKAGE, z.object({ version: z.string() })).version;
