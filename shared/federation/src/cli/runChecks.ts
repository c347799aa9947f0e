import { basename, join } from 'node:path';

import { z } from 'zod';

import { readDocument } from '../assemble/readDocument.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { runNpm } from '../build/runNpm.ts';
import { say } from './tell.ts';

/** Scripts of a package that are run before it is packed, when it has them. */
const CHECKS = ['types', 'test'] as const;

const manifestSchema = z.object({ scripts: z.record(z.string(), z.string()).default({}) });

/**
 * Runs what a package is checked with, and says what there is not.
 * @returns what ended well
 * @throws SiteError with the output of what did not
 */
export const runChecks = async (folder: string): Promise<string[]> => {
  const { scripts } = readDocument(join(folder, 'package.json'), manifestSchema);
  const ran: string[] = [];
  for (const check of CHECKS) {
    if (scripts[check] === undefined) {
      say(`${basename(folder)} has no script ‘${check}’: that was not checked.`);
      continue;
    }
    const { code, output } = await runNpm(folder, ['run', '--silent', check]);
    if (code !== 0) {
      throw new SiteError(`${output.trimEnd()}\nNothing was packed: npm run ${check} fails.`);
    }
    ran.push(check);
  }
  return ran;
};
