import { command, jest, task, types, type CheckStep } from './steps.ts';
import { printLicences } from './supply/licences.ts';

/** Everything that needs neither a build nor a browser. */
export const checkSteps: readonly CheckStep[] = [
  command('format', ['prettier', '--check', '--log-level', 'warn', '.']),
  command('lint', ['oxlint', '--type-aware', '--deny-warnings']),
  types(),
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
  jest('unit tests', ['unit', 'dom']),
];
