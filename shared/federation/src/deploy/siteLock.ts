import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { z } from 'zod';

import { codeOf } from '../assemble/systemRefusal.ts';
import { recoverSite } from './changeSite.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { switchCause } from './switchCause.ts';

/** Not served: a name that begins with a point. */
const LOCK_FILE = '.deploy.lock';

/** Milliseconds between two looks at a lock that another holds. */
const INTERVAL = 250;

/** Milliseconds between two signs of life of a holder. */
const HEARTBEAT = 5000;

/** Milliseconds without a sign of life after which a lock is nobody's any more. */
const STALE_AFTER = 30_000;

const holderSchema = z.object({
  /** What it is doing, in the words of the command. */
  purpose: z.string(),
  by: z.string(),
  host: z.string(),
  pid: z.int().positive(),
  since: z.iso.datetime(),
  token: z.string(),
});

type Holder = z.infer<typeof holderSchema>;

/** A lock that somebody has. */
export interface HeldLock {
  file: string;
  holder: Holder;
  /** Milliseconds since its last sign of life. */
  silence: number;
  isStale: boolean;
}

interface LockOptions {
  site: string;
  purpose: string;
  /** Who does it; absent: as the environment says. */
  by?: string;
  /** Milliseconds to wait for another deploy. */
  patience?: number;
  /** Milliseconds between two signs of life. */
  heartbeat?: number;
  /** Told once when there is something to wait for, and what of an earlier command was put right. */
  onWait?: (message: string) => void;
}

export const holderText = ({ purpose, by, host, pid, since }: Holder): string =>
  `‘${purpose}’ by ${by} (process ${pid} on ${host}, since ${since})`;

/** @throws SiteError when it is no lock */
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

/** When a file was written, by the clock of its disk; null when it is not there. */
const writtenAt = (file: string): number | null =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;

/** Writes a file beside the lock that nobody else has, and has it looked at. */
const withDraft = <Result>(file: string, text: string, look: (draft: string) => Result): Result => {
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { flag: 'wx' });
    return look(draft);
  } finally {
    rmSync(draft, { force: true });
  }
};

/** The lock of a site; null when nobody has it. @throws SiteError */
export const readLock = (site: string): HeldLock | null => {
  const file = join(site, LOCK_FILE);
  const holder = readHolder(file);
  if (holder === null) return null;
  // The clock of this machine may differ from that of a network disk.
  const now = withDraft(file, '', writtenAt) ?? 0;
  const silence = Math.max(0, now - (writtenAt(file) ?? now));
  return { file, holder, silence, isStale: silence >= STALE_AFTER };
};

/** Puts the lock in place in one step, complete; false when there is one already. */
const take = (file: string, text: string): boolean =>
  withDraft(file, text, (draft) => {
    try {
      linkSync(draft, file);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  });

/**
 * Takes a lock away from its holder. When another was quicker and has it by now, that one gets it back; a
 * command that lost its lock in between notices before it switches (`finishChange`).
 */
export const dropLock = ({ file, holder }: HeldLock): void => {
  if (readHolder(file)?.token !== holder.token) return;
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    // Released a moment ago.
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (readHolder(aside)?.token !== holder.token && !existsSync(file)) linkSync(aside, file);
  rmSync(aside, { force: true });
};

/** Waits until the lock is ours. @throws SiteError when that takes too long */
const acquire = async (
  { site, purpose, by, patience = 60_000, onWait }: LockOptions,
  file: string,
): Promise<string> => {
  const since = new Date().toISOString();
  const who = switchCause({ by }).by;
  const holder: Holder = {
    purpose,
    by: who,
    host: hostname(),
    pid: process.pid,
    since,
    token: randomUUID(),
  };
  const text = JSON.stringify(holder);
  const end = Date.now() + patience;
  let isTold = false;
  while (!take(file, text)) {
    const lock = readLock(site);
    if (lock === null) continue;
    if (lock.isStale) {
      dropLock(lock);
      onWait?.(`${holderText(lock.holder)} was broken off: its lock is taken over.`);
      continue;
    }
    if (Date.now() >= end) {
      throw new SiteError(
        `${site} is still locked by ${holderText(lock.holder)}. Try again later, or look at it with adviestool unlock --site ${site}.`,
      );
    }
    if (!isTold) onWait?.(`Waiting for ${holderText(lock.holder)}.`);
    isTold = true;
    await pause(INTERVAL);
  }
  return text;
};

/** Gives signs of life. Returns how to stop. */
const beat = (file: string, text: string, interval: number): (() => Promise<unknown>) => {
  const worker = new Worker(new URL('./heartbeat.mjs', import.meta.url), {
    workerData: { file, text, interval },
    execArgv: [],
  });
  worker.unref();
  return () => worker.terminate();
};

/** @throws SiteError when a site is not there */
export const refuseNoFolder = (site: string): void => {
  if (!existsSync(site)) throw new SiteError(`${site} does not exist. Make it, or mend --site.`);
  if (!statSync(site).isDirectory()) throw new SiteError(`${site} is no folder. Mend --site.`);
};

/**
 * Does something to a site while nobody else does. Waits for another command; what one left behind that
 * was killed is undone or completed first.
 * @throws SiteError
 */
export const withSiteLock = async <Result>(
  options: LockOptions,
  act: () => Result | Promise<Result>,
): Promise<Result> => {
  const { site, heartbeat = HEARTBEAT, onWait } = options;
  refuseNoFolder(site);
  const file = join(site, LOCK_FILE);
  const text = await acquire(options, file);
  const stop = beat(file, text, heartbeat);
  try {
    const recovered = recoverSite(site);
    if (recovered !== null) onWait?.(recovered);
    return await act();
  } finally {
    await stop();
    if (existsSync(file) && readFileSync(file, 'utf8') === text) rmSync(file, { force: true });
  }
};
