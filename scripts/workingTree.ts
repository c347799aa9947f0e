import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const git = (root: string, args: readonly string[], env: Record<string, string> = {}): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** What git answers, or null where it has none: no git, no repository, or not this tree. */
const orNull = <Answer>(ask: () => Answer): Answer | null => {
  try {
    return ask();
  } catch {
    return null;
  }
};

/** The git tree of every file below `root` as it stands, committed or not. */
export const treeOf = (root: string): string | null =>
  orNull(() => {
    const folder = mkdtempSync(join(tmpdir(), 'adviestool-'));
    try {
      const index = join(folder, 'index');
      const known = resolve(root, git(root, ['rev-parse', '--git-path', 'index']));
      if (existsSync(known)) copyFileSync(known, index);
      git(root, ['add', '--all'], { GIT_INDEX_FILE: index });
      return git(root, ['write-tree'], { GIT_INDEX_FILE: index });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

/** The files that differ between two trees. */
export const changedBetween = (root: string, before: string, after: string): string[] | null =>
  orNull(() =>
    git(root, ['diff', '--name-only', '--no-renames', before, after])
      .split('\n')
      .filter((path) => path !== ''),
  );
