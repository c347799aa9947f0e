import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { boundaries } from './boundaries/boundaries.ts';
import type { Changes } from './changes.ts';
import { checkTypes } from './checkTypes.ts';
import { ROOT } from './process/run.ts';
import { command, task, type CheckStep } from './process/steps.ts';
import { printLicences } from './supply/licences.ts';
import { unitTests } from './unitTests.ts';

const OXLINT = ['oxlint', '--type-aware', '--deny-warnings'];

const isModule = (path: string): boolean =>
  /\.[cm]?[jt]sx?$/.test(path) && existsSync(join(ROOT, path));

const isOfRules = (path: string): boolean =>
  path.startsWith('scripts/lint/') || /(?:^|\/)\.oxlintrc\.json$|pnpm-lock/.test(path);

/**
 * The linter and the types. All of it at once is one step: the linter knows the types by the same compiler, and says
 * what that says. Of changes the linter reads the modules that changed, also when the types of others follow from
 * them; who changes a rule has all of them read.
 */
const lintAndTypes = (changes: Changes): CheckStep[] => {
  if (changes === null || changes.some(isOfRules)) {
    return [command('lint and types', [...OXLINT, '--type-check'])];
  }
  const files = changes.filter(isModule);
  return [checkTypes(), ...(files.length === 0 ? [] : [command('lint', [...OXLINT, ...files])])];
};

/** What reads the files and runs none of them; the longest first. */
const readingSteps = (changes: Changes): readonly CheckStep[] => [
  ...lintAndTypes(changes),
  command('format', ['oxfmt', '--check']),
  boundaries(),
  command('dead code', ['knip']),
  task('licences', () => Promise.resolve(printLicences())),
];

/** Everything that needs neither a build nor a browser; lint and unit tests only as far as these changes reach. */
export const checkSteps = (changes: Changes): readonly (CheckStep | readonly CheckStep[])[] => [
  readingSteps(changes),
  ...unitTests(changes),
];
