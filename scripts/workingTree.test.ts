import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { changedBetween, treeOf } from './workingTree.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'adviestool-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  writeFileSync(join(root, '.gitignore'), 'made\n');
  writeFileSync(join(root, 'kept.ts'), '1');
});

afterEach(() => rmSync(root, { recursive: true }));

test('what is written, new or taken away is a change, and what git ignores is none', () => {
  const before = treeOf(root) ?? '';
  expect(treeOf(root)).toBe(before);
  writeFileSync(join(root, 'made'), '1');
  expect(treeOf(root)).toBe(before);

  writeFileSync(join(root, 'new.ts'), '1');
  rmSync(join(root, 'kept.ts'));
  expect(changedBetween(root, before, treeOf(root) ?? '')).toEqual(['kept.ts', 'new.ts']);
});

test('nothing is staged by looking', () => {
  treeOf(root);
  const status = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  expect(status).toBe('?? .gitignore\n?? kept.ts\n');
});

test('a tree that git does not have is told apart from one without a change', () => {
  const tree = treeOf(root) ?? '';
  expect(changedBetween(root, tree, tree)).toEqual([]);
  expect(changedBetween(root, '0'.repeat(40), tree)).toBeNull();
});
