import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { globSync } from 'tinyglobby';

import { ROOT, run } from './run.ts';

/** Files outside a part that every part is built from. */
const COMMON_INPUTS = [
  'pnpm-lock.yaml',
  'tsconfig.*.json',
  'shared/*/package.json',
  'shared/*/src/**/*',
];

/** The parts that are built and deployed on their own: hosts and remotes, as folders of the root. */
export const parts = (): string[] =>
  globSync('{hosts,remotes}/*/rspack.config.ts', { cwd: ROOT }).map(dirname).toSorted();

const inputsOf = (part: string): string[] =>
  globSync([...COMMON_INPUTS, `${part}/package.json`, `${part}/*.ts`, `${part}/src/**/*`], {
    cwd: ROOT,
    ignore: ['**/*.test.{ts,tsx}'],
  }).toSorted();

const fingerprint = (part: string): string => {
  const hash = createHash('sha256');
  for (const file of inputsOf(part)) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
};

/**
 * Builds one part as visitors get it, when it has changed since its last build. Returns whether it was built.
 * @param part its folder, as a path from the root
 * @throws Error with the tool's output
 */
export const buildPart = async (part: string): Promise<boolean> => {
  const directory = join(ROOT, part);
  const stampFile = join(directory, 'node_modules/.built');
  const stamp = fingerprint(part);
  const isFresh =
    existsSync(join(directory, 'dist')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp;
  if (isFresh) return false;
  const { code, output } = await run('rspack', ['build'], {
    cwd: directory,
    quiet: true,
    env: {
      NODE_ENV: 'production',
      PATH: `${directory}/node_modules/.bin:${process.env['PATH'] ?? ''}`,
    },
  });
  if (code !== 0) throw new Error(`${part} does not build:\n${output}`);
  writeFileSync(stampFile, stamp);
  return true;
};

/** Builds what has changed since its last build. Returns the parts that were built. */
export const buildParts = async (): Promise<string[]> => {
  const built: string[] = [];
  for (const part of parts()) {
    if (await buildPart(part)) built.push(part);
  }
  return built;
};
