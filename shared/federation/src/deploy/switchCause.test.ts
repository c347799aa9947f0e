import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { switchCause } from './switchCause.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cause-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const git = (...args: string[]): string =>
  spawnSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.nl', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout.trim();

test.each([
  ['who the command names', { by: 'de Vries' }, { USER: 'root' }, 'de Vries'],
  ['the author that git is given', {}, { USER: 'root', GIT_AUTHOR_NAME: 'Jansen' }, 'Jansen'],
  ['who started the pipeline', {}, { USER: 'runner', GITHUB_ACTOR: 'jansen' }, 'jansen'],
  ['the user of the machine', { by: ' ' }, { USER: 'jansen' }, 'jansen'],
  ['who runs the process', {}, {}, userInfo().username],
])('a switch is made by %s', (_who, said, env, by) => {
  expect(switchCause(said, env)).toEqual({ by, reason: null, commit: null });
});

test('the commit is that of the checkout, with a mark when its files differ', () => {
  expect(switchCause({ folder }).commit).toBeNull();
  git('init');
  writeFileSync(join(folder, 'a'), '1');
  git('add', 'a');
  git('commit', '-m', 'first');
  git('tag', 'v1');
  const head = git('rev-parse', 'HEAD');
  expect(head).toHaveLength(40);
  expect(switchCause({ folder }).commit).toBe(head);
  writeFileSync(join(folder, 'a'), '2');
  expect(switchCause({ folder }).commit).toBe(`${head}-dirty`);
});
