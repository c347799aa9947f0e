import { dirname, join } from 'node:path';

import { buildPart, commonInputsOf } from '@adviestool/federation/build/buildPart';
import { globSync } from 'tinyglobby';

import { ROOT } from './process/run.ts';

/** The parts that are built and deployed on their own: hosts and remotes, as folders of the root. */
export const parts = (): string[] =>
  globSync('{hosts,remotes}/*/rspack.config.ts', { cwd: ROOT }).map(dirname).toSorted();

/** Builds what has changed since its last build. Returns the parts that were built. */
export const buildParts = async (): Promise<string[]> => {
  const built: string[] = [];
  const common = commonInputsOf(ROOT);
  for (const part of parts()) {
    if (await buildPart(join(ROOT, part), common)) built.push(part);
  }
  return built;
};
