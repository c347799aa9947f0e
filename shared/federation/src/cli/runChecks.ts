import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';

import { z } from 'zod';

import { readDocument } from '../assemble/readDocument.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { say } from './tell.ts';

/** Scripts of a package that are run before it is packed, when it has them. */
const CHECKS = ['types', 'test'] as const;

const manifestSchema = z.object({ scripts: z.record(z.string(), z.string()).default({}) });

const run = (folder: string, script: string): Promise<{ code: number; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

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
    const { code, output } = await run(folder, check);
    if (code !== 0) {
      throw new SiteError(`${output.trimEnd()}\nNothing was packed: npm run ${check} fails.`);
    }
    ran.push(check);
  }
  return ran;
};
