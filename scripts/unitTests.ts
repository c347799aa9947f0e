import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Changes } from './changes.ts';
import { ROOT } from './process/run.ts';
import { jest, type CheckStep } from './process/steps.ts';
import { testFiles } from './testFiles.ts';

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
export const reachedBy = (changes: Changes): string[] => {
  if (changes === null || !changes.every((path) => FOLLOWED.test(path))) return [];
  return ['--passWithNoTests', '--findRelatedTests', ...changes, ...testsByPlace()];
};

/** The unit tests that these changes can reach: those of Node in a shared process, and the others. */
export const unitTests = (changes: Changes): readonly CheckStep[] => {
  const options = reachedBy(changes);
  return [
    jest('unit tests', 'unit', { options, node: 'bare' }),
    jest('unit tests in jsdom', 'dom', { options }),
    jest('unit tests in a realm of their own', 'alone', { options }),
  ];
};
