import { checkTypes } from './checkTypes.ts';
import { command, task, type CheckStep } from './steps.ts';
import { printLicences } from './supply/licences.ts';
import { unitTests } from './unitTests.ts';

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

/**
 * Everything that needs neither a build nor a browser.
 * @param scope 'changed': of the unit tests those that a change since they last passed can reach
 */
export const checkSteps = (
  scope: 'all' | 'changed',
): readonly (CheckStep | readonly CheckStep[])[] => [readingSteps, unitTests(scope)];
