import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { buildPart } from '@adviestool/federation/build/buildPart';
import { globSync } from 'tinyglobby';
import { z } from 'zod';

import { ROOT, run } from './process/run.ts';

const packageSchema = z.object({ packageManager: z.string() });

/** What is made by tools. */
const MADE = ['**/node_modules/**', '**/dist/**', '.git', '.git/**', '.data/**', 'e2e/*/**'];

/** The bundler, of the copy itself. */
const RSPACK = 'shared/federation/node_modules/@rspack/cli/bin/rspack.js';

const PRECOMPRESSED = /\.(?:br|gz)$/;

const must = async (cwd: string, command: string, ...args: readonly string[]): Promise<void> => {
  const { code, output } = await run(command, args, {
    cwd,
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
};

/** Copies the sources to a folder of another name and depth, with packages of its own. */
const copyTo = async (folder: string): Promise<void> => {
  for (const file of globSync('**', { cwd: ROOT, dot: true, ignore: MADE })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(folder, file));
  }
  const { packageManager } = packageSchema.parse(
    JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')),
  );
  await must(
    folder,
    'npx',
    '--yes',
    packageManager,
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--prod=false',
  );
};

const filesOf = (dist: string): string[] =>
  globSync('**', { cwd: dist }).filter((file) => !PRECOMPRESSED.test(file));

const isSame = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));

/**
 * Builds parts here and from a copy of the sources elsewhere. Returns the files that differ, or that only
 * one of the builds has: there should be none.
 * @param parts their folders, as paths from the root
 */
export const differingFiles = async (parts: readonly string[]): Promise<string[]> => {
  const place = mkdtempSync(join(tmpdir(), 'adviestool-'));
  const elsewhere = join(place, 'een/andere map');
  try {
    await copyTo(elsewhere);
    const differing: string[] = [];
    for (const part of parts) {
      await buildPart(join(ROOT, part));
      await must(join(elsewhere, part), process.execPath, join(elsewhere, RSPACK), 'build');
      const [here, there] = [join(ROOT, part, 'dist'), join(elsewhere, part, 'dist')];
      const names = new Set([...filesOf(here), ...filesOf(there)]);
      for (const name of names) {
        if (!isSame(join(here, name), join(there, name))) differing.push(`${part}/dist/${name}`);
      }
    }
    return differing;
  } finally {
    rmSync(place, { recursive: true });
  }
};
