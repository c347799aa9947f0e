import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

import { globSync } from 'tinyglobby';

import { repositoryOf } from './repositoryOf.ts';
import { runRspack } from './runRspack.ts';

/** Files of the repository that every part of it is built from. */
const COMMON_INPUTS = [
  'pnpm-lock.yaml',
  'tsconfig.*.json',
  'shared/*/package.json',
  // The rekenmodel, which is shown.
  'shared/*/*.md',
  'shared/*/src/**/*',
];

const digestOf = (repository: string, patterns: readonly string[]): string => {
  const hash = createHash('sha256');
  const files = globSync([...patterns], { cwd: repository, ignore: ['**/*.test.{ts,tsx}'] });
  for (const file of files.toSorted()) {
    hash.update(file).update(readFileSync(join(repository, file)));
  }
  return hash.digest('hex');
};

/** What every part of a repository is built from, as one text: who builds several reads it once. */
export const commonInputsOf = (repository: string): string => digestOf(repository, COMMON_INPUTS);

const ownInputsOf = (repository: string, folder: string): string => {
  // In a pattern a backslash says something else.
  const part = relative(repository, folder).replaceAll(sep, '/');
  return digestOf(repository, [
    `${part}/package.json`,
    `${part}/smoke.json`,
    `${part}/*.ts`,
    `${part}/src/**/*`,
  ]);
};

const build = async (folder: string): Promise<void> => {
  const { code, output } = await runRspack(folder);
  if (code !== 0) throw new Error(`${basename(folder)} does not build:\n${output}`);
};

/**
 * Builds one part as visitors get it; one of this repository when it has changed since its last build.
 * Returns whether it was built.
 * @param folder that of its package
 * @param common `commonInputsOf` its repository; absent: it is read
 * @throws Error with the tool's output
 */
export const buildPart = async (folder: string, common?: string): Promise<boolean> => {
  const repository = repositoryOf(folder);
  if (repository === null) {
    await build(folder);
    return true;
  }
  const stampFile = join(folder, 'node_modules/.built');
  const stamp = `${common ?? commonInputsOf(repository)} ${ownInputsOf(repository, folder)}`;
  const isFresh =
    existsSync(join(folder, 'dist')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp;
  if (isFresh) return false;
  // What a build leaves that is broken off is of no inputs.
  rmSync(stampFile, { force: true });
  await build(folder);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
};
