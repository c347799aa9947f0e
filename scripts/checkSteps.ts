import { checkTypes } from './checkTypes.ts';
import { command, jest, task, type CheckStep } from './steps.ts';
import { printLicences } from './supply/licences.ts';

/** What reads the files and runs none of them; the longest first. */
const readingSteps: readonly CheckStep[] = [
  checkTypes(),
  command('lint', ['oxlint', '--type-aware', '--deny-warnings']),
  command('format', ['oxfmt', '--check']),
  command('boundaries', [
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'hosts',
    'remotes',
    'shared',
    'backend',
    'e2e',
    'scripts',
  ]),
  command('dead code', ['knip']),
  task('licences', () => Promise.resolve(printLicences())),
];

/** Everything that needs neither a build nor a browser. */
export const checkSteps: readonly (CheckStep | readonly CheckStep[])[] = [
  readingSteps,
  jest('unit tests', ['unit', 'dom']),
];
