import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { z } from 'zod';

import { SiteError } from './SiteError.ts';

/** Not served: a name that begins with a point. */
const LOCK_FILE = '.deploy.lock';

/** Milliseconds between two looks at a lock that another holds. */
const INTERVAL = 250;

const holderSchema = z.object({
  /** What it is doing, in the words of the command. */
  purpose: z.string(),
  host: z.string(),
  pid: z.int().positive(),
  since: z.iso.datetime(),
  token: z.string(),
});

type Holder = z.infer<typeof holderSchema>;

interface LockOptions {
  site: string;
  purpose: string;
  /** Milliseconds to wait for another deploy. */
  patience?: number;
  /** Told once when there is something to wait for. */
  onWait?: (message: string) => void;
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const readHolder = (file: string): Holder | null => {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    // Released a moment ago.
    if (codeOf(error) === 'ENOENT') return null;
    throw new SiteError(`${file} is no lock of a deploy. Look what it is, and remove it.`, {
      cause: error,
    });
  }
};

/** Puts the lock in place in one step, complete; false when there is one already. */
const take = (file: string, holder: Holder): boolean => {
  const draft = `${file}.${holder.token}`;
  writeFileSync(draft, JSON.stringify(holder), { flag: 'wx' });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

const isGone = ({ host, pid }: Holder): boolean => {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
};

const holderText = ({ purpose, host, pid, since }: Holder): string =>
  `‘${purpose}’ (process ${pid} on ${host}, since ${since})`;

/**
 * Does something to a site while nobody else does. Waits for another deploy; a lock whose process
 * has died is left to people, because taking it over would be a race of its own.
 * @throws SiteError
 */
export const withSiteLock = async <Result>(
  { site, purpose, patience = 60_000, onWait }: LockOptions,
  act: () => Result,
): Promise<Result> => {
  if (!existsSync(site)) throw new SiteError(`${site} does not exist. Make it, or mend --site.`);
  const file = join(site, LOCK_FILE);
  const holder: Holder = {
    purpose,
    host: hostname(),
    pid: process.pid,
    since: new Date().toISOString(),
    token: randomUUID(),
  };
  const end = Date.now() + patience;
  let isTold = false;
  while (!take(file, holder)) {
    const other = readHolder(file);
    if (other === null) continue;
    if (isGone(other)) {
      throw new SiteError(
        `${site} is locked by ${holderText(other)}, but that process is gone: it was broken off. Remove ${file} and try again.`,
      );
    }
    if (Date.now() >= end) {
      throw new SiteError(
        `${site} is still locked by ${holderText(other)}. Try again later; when that process no longer runs, remove ${file}.`,
      );
    }
    if (!isTold) onWait?.(`Waiting for ${holderText(other)}.`);
    isTold = true;
    await pause(INTERVAL);
  }
  try {
    return act();
  } finally {
    rmSync(file, { force: true });
  }
};
