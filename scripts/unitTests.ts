import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ROOT } from './run.ts';
import { jest, type CheckStep } from './steps.ts';
import { testFiles } from './testFiles.ts';
import { changedBetween, treeOf } from './workingTree.ts';

const PROJECTS = ['unit', 'dom'];

/** Modules, which jest follows to the tests that import them; texts and style sheets, which are read by place. */
const FOLLOWED = /\.(?:tsx?|md|css)$/;

/** Tests that read files or start programs by their place: no import says which. */
const BY_PLACE =
  /\b(?:readFile|readFileSync|readdir|readdirSync|globSync|spawn|spawnSync|execFile|execFileSync|fork)\(|import\.meta\./;

const isOfScripts = (path: string): boolean => path.startsWith('scripts/');

const testsByPlace = (): string[] =>
  testFiles().filter(
    (path) =>
      !path.startsWith('backend/') &&
      !path.startsWith('e2e/') &&
      (isOfScripts(path) || BY_PLACE.test(readFileSync(join(ROOT, path), 'utf8'))),
  );

/** What jest is told to run for these changes, or nothing: every test. */
export const reachedBy = (changed: readonly string[] | null): string[] => {
  if (changed === null || !changed.every((path) => FOLLOWED.test(path))) return [];
  return ['--findRelatedTests', ...changed, ...testsByPlace()];
};

/** The tree whose unit tests last passed. */
const PASSED = join(ROOT, 'node_modules/.cache/adviestool/passed');

const changedSincePassed = (tree: string): string[] | null =>
  existsSync(PASSED) ? changedBetween(ROOT, readFileSync(PASSED, 'utf8'), tree) : null;

const keepPassed = (tree: string): void => {
  mkdirSync(dirname(PASSED), { recursive: true });
  writeFileSync(PASSED, tree);
};

/**
 * The unit tests.
 * @param scope 'changed': those that a change since they last passed can reach
 */
export const unitTests = (scope: 'all' | 'changed'): CheckStep => ({
  name: 'unit tests',
  act: async () => {
    const tree = treeOf(ROOT);
    const changed = scope === 'all' || tree === null ? null : changedSincePassed(tree);
    if (changed !== null) console.log(`Unit tests that ${changed.length} changed files reach.`);
    const count = await jest('unit tests', PROJECTS, {}, reachedBy(changed)).act();
    if (tree !== null && count.failed === 0) keepPassed(tree);
    return count;
  },
});
