import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { globSync } from 'tinyglobby';
import { z } from 'zod';

import { ROOT, run } from './process/run.ts';
import type { Count } from './process/count.ts';
import type { CheckStep } from './process/steps.ts';

const PROJECTS = '{scripts,backend,e2e,e2e/peers,hosts/*,remotes/*,shared/*}/tsconfig.json';

const tsconfigSchema = z.strictObject({
  extends: z.string(),
  compilerOptions: z.record(z.string(), z.unknown()).optional(),
  include: z.array(z.string()).default(['src']),
  exclude: z.array(z.string()).default([]),
});

/** Packages that are compiled alike, and so can be checked as one program. */
interface TypesProgram {
  /** The folder of the first, from which packages of types are found. */
  folder: string;
  extends: string;
  compilerOptions: Record<string, unknown>;
  include: string[];
  exclude: string[];
}

/** The programs that check every package; what several of them import is then read once. */
const typesPrograms = (): TypesProgram[] => {
  const programs = new Map<string, TypesProgram>();
  for (const file of globSync(PROJECTS, { cwd: ROOT, ignore: ['**/node_modules/**'] }).toSorted()) {
    const folder = dirname(join(ROOT, file));
    const own = tsconfigSchema.parse(JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
    const base = resolve(folder, own.extends);
    const compilerOptions = own.compilerOptions ?? {};
    const key = JSON.stringify([base, compilerOptions]);
    const program = programs.get(key) ?? {
      folder,
      extends: base,
      compilerOptions,
      include: [],
      exclude: [],
    };
    program.include.push(...own.include.map((path) => resolve(folder, path)));
    program.exclude.push(...own.exclude.map((path) => resolve(folder, path)));
    programs.set(key, program);
  }
  return [...programs.values()];
};

/** Checks one program, only what has changed since the last time. @returns whether its types hold */
const checkProgram = async ({
  folder,
  compilerOptions,
  ...rest
}: TypesProgram): Promise<boolean> => {
  const cache = join(folder, 'node_modules/.cache/types');
  mkdirSync(cache, { recursive: true });
  const project = join(cache, 'tsconfig.json');
  const kept = { incremental: true, tsBuildInfoFile: join(cache, 'checked.tsbuildinfo') };
  writeFileSync(
    project,
    JSON.stringify({ ...rest, compilerOptions: { ...compilerOptions, ...kept } }),
  );
  const { code, output } = await run('tsc', ['-p', project], { quiet: true });
  if (code !== 0) console.log(output);
  return code === 0;
};

/** Types of every package, one compiler run for all that are compiled alike. */
export const checkTypes = (): CheckStep => ({
  name: 'types',
  act: async () => {
    const count: Count = { passed: 0, failed: 0 };
    for (const program of typesPrograms()) {
      count[(await checkProgram(program)) ? 'passed' : 'failed'] += 1;
    }
    return count;
  },
});
