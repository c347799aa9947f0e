import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { z } from 'zod';

import { errorCodeOf } from '../errorCodeOf.ts';

const LOCK_FILE = 'adviestool.lock';

/** `started`: the kernel's start time of the process, so that a reused pid is not taken for it. */
const holderSchema = z.object({
  pid: z.int().positive(),
  started: z.string().nullable(),
  token: z.string(),
});

type Holder = z.infer<typeof holderSchema>;

/** Another process, or another part of this one, has the folder open. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

const heldHere = new Set<string>();

/** Start time of a process in ticks since boot; null where the system does not tell. */
const startOf = async (pid: number): Promise<string | null> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold spaces; field 22 is counted behind it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
};

const isAlive = async ({ pid, started, token }: Holder): Promise<boolean> => {
  if (pid === process.pid) return heldHere.has(token);
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there, but belongs to someone else.
    if (errorCodeOf(error) !== 'EPERM') return false;
  }
  const now = await startOf(pid);
  return started === null || now === null || started === now;
};

const readHolder = async (file: string): Promise<Holder | null> => {
  try {
    return holderSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
};

/** Puts the lock in place in one step, complete; false when there is one already. */
const place = async (file: string, holder: Holder): Promise<boolean> => {
  const draft = `${file}.${holder.token}`;
  await writeFile(draft, JSON.stringify(holder), { flag: 'wx' });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
};

/** Takes a dead holder's lock away; puts it back when a live one slipped in between. */
const removeDead = async (file: string): Promise<void> => {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return;
    throw error;
  }
  const holder = await readHolder(aside);
  if (holder !== null && (await isAlive(holder))) await rename(aside, file);
  else await rm(aside, { force: true });
};

/**
 * Locks a data folder for this process; the embedded database itself does not notice a second
 * opener. The lock of a process that is gone is taken over.
 * @returns a function that releases the lock
 * @throws FolderInUseError
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, LOCK_FILE);
  const mine: Holder = {
    pid: process.pid,
    started: await startOf(process.pid),
    token: randomUUID(),
  };
  heldHere.add(mine.token);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await place(file, mine)) {
      return async () => {
        heldHere.delete(mine.token);
        if ((await readHolder(file))?.token === mine.token) await rm(file, { force: true });
      };
    }
    const holder = await readHolder(file);
    if (holder !== null && (await isAlive(holder))) {
      heldHere.delete(mine.token);
      throw new FolderInUseError(
        `The data folder ${folder} is in use by process ${holder.pid}. ` +
          'Stop that one first, or set DATA_DIR to another folder.',
      );
    }
    await removeDead(file);
  }
  heldHere.delete(mine.token);
  throw new FolderInUseError(`The data folder ${folder} is in use by another start.`);
};
