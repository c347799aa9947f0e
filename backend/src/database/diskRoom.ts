import { statfsSync } from 'node:fs';

import type { PGliteInterface, Transaction } from '@electric-sql/pglite';

/**
 * Bytes that stay free on the disk of the embedded database. PGlite stands still, and the process with
 * it, when there is no room for the next segment of its log (16 MiB).
 */
const RESERVE = 64 * 1024 * 1024;

/** Milliseconds after which a disk that was full is looked at anew. */
const REMEMBERED = 10_000;

/** SQLSTATE of a full disk. */
const DISK_FULL = '53100';

const WRITES = /^\s*(insert|update|delete|merge|create|alter|truncate|copy)\b/i;

/** Tells whether a folder's disk has room for more than the reserve. */
export const hasRoomIn = (folder: string) => (): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > RESERVE;
};

const refuseWrite = (statement: string, hasRoom: () => boolean): void => {
  if (!WRITES.test(statement) || hasRoom()) return;
  throw Object.assign(new Error('The disk is full.'), { code: DISK_FULL, severity: 'ERROR' });
};

/** The same client or transaction, whose statements are looked at before they run. */
const guarded = <T extends object>(
  target: T,
  hasRoom: () => boolean,
  own: Record<string, unknown>,
): T =>
  new Proxy(target, {
    get: (_target, name) => {
      const value: unknown =
        typeof name === 'string' && name in own ? own[name] : Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const bound: unknown = value.bind(target);
      if (name !== 'query' && name !== 'exec') return bound;
      return async (statement: string, ...rest: unknown[]): Promise<unknown> => {
        refuseWrite(statement, hasRoom);
        return Reflect.apply(value, target, [statement, ...rest]);
      };
    },
  });

/** A client that refuses to write, as PostgreSQL does, while there is still some room left. */
export const keepRoom = <T extends PGliteInterface>(client: T, hasRoom: () => boolean): T =>
  guarded(client, hasRoom, {
    transaction: <Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
      client.transaction((transaction) => run(guarded(transaction, hasRoom, {}))),
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
