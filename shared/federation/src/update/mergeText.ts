import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SiteError } from '../assemble/SiteError.ts';

interface TextSides {
  base: string;
  ours: string;
  theirs: string;
}

interface MergedText {
  text: string;
  /** Places that both have changed, which are marked. */
  conflicts: number;
}

/** Git answers with the number of conflicts, which ends there; above it is a failure. */
const MOST_CONFLICTS = 127;

const withLf = (text: string): string => text.replaceAll('\r\n', '\n');

/**
 * Merges text line by line, as git does. The ends of the team's lines stay.
 * @param names of the templates, for the marks
 * @throws SiteError when there is no git
 */
export const mergeText = (
  { base, ours, theirs }: TextSides,
  { from, to }: { from: string; to: string },
): MergedText => {
  const folder = mkdtempSync(join(tmpdir(), 'adviestool-merge-'));
  try {
    for (const [name, text] of Object.entries({ ours, base, theirs })) {
      writeFileSync(join(folder, name), withLf(text));
    }
    const labels = ['-L', 'yours', '-L', from, '-L', to];
    const { status, stdout, stderr, error } = spawnSync(
      'git',
      ['merge-file', '-p', ...labels, 'ours', 'base', 'theirs'],
      { cwd: folder, encoding: 'utf8' },
    );
    if (error !== undefined || status === null || status > MOST_CONFLICTS) {
      throw new SiteError(`git merge-file fails: ${error?.message ?? stderr.trim()}`);
    }
    const text = ours.includes('\r\n') ? stdout.replaceAll('\n', '\r\n') : stdout;
    return { text, conflicts: status };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
