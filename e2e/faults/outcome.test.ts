import { join } from 'node:path';

import { expect, test } from '@jest/globals';

import { ROOT } from '../../scripts/process/run.ts';
import type { Fault } from './faultTable.ts';
import { jestOutcomes } from './jestOutcomes.ts';
import type { MarkedFile } from './markedFiles.ts';
import { outcomeOfFile, withExitCode, withUnseen, type Outcome } from './outcome.ts';
import { verdictOf } from './verdictOf.ts';

const FOUR: Fault = { kind: 'storing', id: '4', fault: '', expected: '' };

const een: MarkedFile = { file: 'backend/src/een.test.ts', marks: ['storing 4'] };
const ander: MarkedFile = { file: 'e2e/ander.spec.ts', marks: ['storing 4', 'asvs 6.2'] };
const passed: Outcome = { file: een.file, title: 'a [storing 4]', result: 'passed', seconds: 1 };

const saysOf = (outcomes: readonly Outcome[]): string => verdictOf(FOUR, outcomes).says;

const suite = (file: string, status: string, ...assertionResults: object[]) => ({
  name: join(ROOT, file),
  status,
  assertionResults: assertionResults.map((each) => ({
    fullName: 'a [storing 4]',
    status: 'passed',
    duration: 1000,
    ...each,
  })),
});

const OF_FOUR = { files: [een, ander], pattern: String.raw`\[storing 4\]` };

test('a suite that does not load keeps a row from being held that another suite shows', () => {
  const loaded = suite(een.file, 'passed', {});
  const outcomes = jestOutcomes({ testResults: [loaded] }, OF_FOUR);
  expect(outcomes).toEqual([passed]);
  expect(saysOf(outcomes)).toBe('held');
  const broken = suite(ander.file, 'failed');
  expect(saysOf(jestOutcomes({ testResults: [loaded, broken] }, OF_FOUR))).toBe('not held');
});

test('a suite of which a test failed is told by that test alone', () => {
  const failed = suite(een.file, 'failed', { status: 'failed' }, { fullName: 'b [storing 5]' });
  expect(jestOutcomes({ testResults: [failed] }, OF_FOUR)).toEqual([
    { ...passed, result: 'failed' },
  ]);
});

test('a runner that fails without a test that does holds nothing of its files', () => {
  const runner = { runner: 'Playwright', code: 1 };
  expect(saysOf(withExitCode([ander], [passed], { ...runner, code: 0 }))).toBe('held');
  expect(saysOf(withExitCode([ander], [passed], runner))).toBe('not held');
  const failed: Outcome = { ...passed, result: 'failed' };
  expect(withExitCode([ander], [failed], runner)).toEqual([failed]);
});

test('a file of which no run showed a test holds nothing, whatever others show', () => {
  expect(saysOf(withUnseen([een], [passed]))).toBe('held');
  expect(saysOf(withUnseen([een, ander], [passed]))).toBe('not held');
});

test('what was not tried on PostgreSQL is skipped', () => {
  expect(saysOf([passed, outcomeOfFile(een, 'skipped', 'not tried on PostgreSQL')])).toBe(
    'skipped',
  );
});
