import { join } from 'node:path';

import { say } from '@adviestool/federation/cli/tell';
import { SiteError } from '@adviestool/federation/deploy/SiteError';

import { buildPart } from './buildParts.ts';
import { ROOT } from './run.ts';
import { secondsSince } from './tellOutcome.ts';

/**
 * Builds one part as visitors get it, and says so. Returns the folder of its build.
 * @param part its folder, as a path from the root
 * @throws SiteError with the tool's output
 */
export const buildToDeploy = async (part: string): Promise<string> => {
  const start = performance.now();
  try {
    const isBuilt = await buildPart(part);
    say(isBuilt ? `Built ${part} (${secondsSince(start)} s).` : `${part} is built as it is now.`);
  } catch (cause) {
    throw new SiteError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  return join(ROOT, part, 'dist');
};
