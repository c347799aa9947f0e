import { basename, join } from 'node:path';

import { buildPart } from '../build/buildPart.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { say } from './tell.ts';
import { secondsSince } from './tellOutcome.ts';
import { withoutStack } from './withoutStack.ts';

/**
 * Builds one part as visitors get it, and says so. Returns the folder of its build.
 * @param folder that of its package
 * @throws SiteError with the tool's output
 */
export const buildToDeploy = async (folder: string): Promise<string> => {
  const start = performance.now();
  const name = basename(folder);
  try {
    const isBuilt = await buildPart(folder);
    say(isBuilt ? `Built ${name} (${secondsSince(start)} s).` : `${name} is built as it is now.`);
  } catch (cause) {
    const output = withoutStack(cause instanceof Error ? cause.message : String(cause));
    throw new SiteError(
      `${output.trimEnd()}\nNothing was deployed: mend what stands above, and deploy ${name} again.`,
      { cause },
    );
  }
  return join(folder, 'dist');
};
