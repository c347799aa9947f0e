import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, run } from '../process/run.ts';
import { EQUIVALENT, testsOf } from './guards.ts';
import { applyMutation, mutationsOf, type Mutation } from './mutationsOf.ts';

const NODE_OPTIONS = '--experimental-vm-modules --no-warnings';

/** Seconds for one file of tests: what hangs by a mutation has noticed it. */
const MOST = '180';

/** Runs files of tests, one by one up to the first that fails. */
const allPass = async (tests: readonly string[]): Promise<boolean> => {
  for (const file of tests) {
    const args = ['--selectProjects', 'backend', '-i', '--bail', '--runTestsByPath', file];
    const { code } = await run('timeout', ['-k', '5', MOST, 'jest', ...args], {
      quiet: true,
      env: { NODE_OPTIONS },
    });
    if (code !== 0) return false;
  }
  return true;
};

/** What became of the mutations of a file. */
export interface MutatedFile {
  killed: number;
  equivalent: number;
  survivors: Mutation[];
}

/** Its tests must fail for a mutation, so they must pass without. */
export class UnfitTestsError extends Error {
  override readonly name = 'UnfitTestsError';
}

const isEquivalent = (file: string, source: string, { line, was, text }: Mutation): boolean =>
  EQUIVALENT.some(
    (each) =>
      file.endsWith(each.file) &&
      each.line === source.split('\n')[line - 1]?.trim() &&
      each.was === was &&
      each.text === text.trim(),
  );

/**
 * Writes each mutation of a file in its place, runs its tests, and puts the file back, also when this
 * process is asked to end.
 * @throws UnfitTestsError when there are no tests, or they fail by themselves
 */
export const mutateFile = async (file: string): Promise<MutatedFile> => {
  const name = join(ROOT, file);
  const source = readFileSync(name, 'utf8');
  const tests = testsOf(file);
  const mutations = mutationsOf(source);
  const found: MutatedFile = { killed: 0, equivalent: 0, survivors: [] };
  if (mutations.length === 0) return found;
  if (tests.length === 0) throw new UnfitTestsError('it has no tests in scripts/mutate/guards.ts');
  if (!(await allPass(tests))) throw new UnfitTestsError('its tests fail without a mutation');
  const putBack = (): void => writeFileSync(name, source);
  process.on('exit', putBack);
  try {
    for (const mutation of mutations) {
      if (isEquivalent(file, source, mutation)) {
        found.equivalent += 1;
        continue;
      }
      writeFileSync(name, applyMutation(source, mutation));
      if (await allPass(tests)) {
        found.survivors.push(mutation);
        console.log(`${file}:${mutation.line}: ${mutation.was} → ${mutation.text.trim()}`);
      } else found.killed += 1;
    }
  } finally {
    putBack();
    process.off('exit', putBack);
  }
  return found;
};
