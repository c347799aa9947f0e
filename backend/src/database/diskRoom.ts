import { statfsSync } from 'node:fs';

import { aroundStatements } from '../watch/watchStatements.ts';

/**
 * Bytes that stay free on the disk of the embedded database. PGlite stands still when there is no room for the
 * next segment of its log (16 MiB), and PostgreSQL ends.
 */
const RESERVE = 64 * 1024 * 1024;

/** Milliseconds after which a disk that was full is looked at anew. */
const REMEMBERED = 10_000;

/** SQLSTATE of a full disk. */
const DISK_FULL = '53100';

const WRITES = /^\s*(insert|update|delete|merge|create|alter|truncate|copy)\b/i;

/** Of a database that only itself knows the disk of. */
export const alwaysRoom = (): boolean => true;

/** Tells whether a folder's disk has room for more than the reserve. */
export const hasRoomIn = (folder: string) => (): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > RESERVE;
};

const refuseWrite = (statement: string, hasRoom: () => boolean): void => {
  if (!WRITES.test(statement) || hasRoom()) return;
  throw Object.assign(new Error('The disk is full.'), { code: DISK_FULL, severity: 'ERROR' });
};

/** A client, of either database, that refuses to write as PostgreSQL does while there is still some room left. */
export const keepRoom = <T extends object>(client: T, hasRoom: () => boolean): T =>
  hasRoom === alwaysRoom
    ? client
    : aroundStatements(client, (text, run) => {
        refuseWrite(text, hasRoom);
        return run();
      });

/** Remembers that the disk was full a moment ago. */
export const createDiskWatch = (hasRoom: () => boolean, now: () => Date) => {
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    noteFull: (): void => {
      fullAt = now().getTime();
    },
    isFull: (): boolean => !hasRoom() || Math.abs(now().getTime() - fullAt) < REMEMBERED,
  };
};

export type DiskWatch = ReturnType<typeof createDiskWatch>;
