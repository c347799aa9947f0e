import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { errorCodeOf } from '../watch/errorCodeOf.ts';

const MEBIBYTE = 1024 * 1024;

/** A disk of its own in memory. */
export interface SmallDisk {
  folder: string;
  /** Writes until nothing more fits. */
  fill: () => void;
  /** Takes away what filled it. */
  empty: () => void;
  remove: () => void;
}

/** A disk of so many MiB; null where this user may not mount one. */
export const mountSmallDisk = (size: number): SmallDisk | null => {
  const folder = mkdtempSync(path.join(tmpdir(), 'adviestool-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const filling = path.join(folder, 'vol');
  return {
    folder,
    fill: () => {
      const file = openSync(filling, 'a');
      try {
        for (;;) writeSync(file, Buffer.alloc(MEBIBYTE));
      } catch (error) {
        if (errorCodeOf(error) !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filling),
    remove: () => {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
};
