import { join } from 'node:path';

import { buildParts, type BuildMode } from './buildParts.ts';
import { ROOT, run } from './run.ts';

/** The site that the embedded start serves. */
export const SITE = join(ROOT, 'dist/site');

/** Builds what has changed and composes the variant into the site. @throws Error with the tool's output */
export const buildSite = async (mode: BuildMode, variant = 'main'): Promise<string[]> => {
  const built = await buildParts(mode);
  const { code, output } = await run(
    process.execPath,
    ['--import', 'tsx', 'shared/federation/src/cli/assemble.ts', variant, '--site', SITE],
    { quiet: true },
  );
  if (code !== 0) throw new Error(output);
  return built;
};
