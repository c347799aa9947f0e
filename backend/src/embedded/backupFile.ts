import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import type { Client, ClientBase } from 'pg';

import { BackupError } from '../database/backupError.ts';
import { dump, dumpLineSchema, type DumpLine } from './dump.ts';
import { loadDump } from './loadDump.ts';

/** Writes all of a database to a file, a line for each row. */
export const writeBackup = async (client: ClientBase, file: string): Promise<void> => {
  await pipeline(
    dump(client),
    async function* asLines(lines: AsyncIterable<DumpLine>) {
      for await (const line of lines) yield `${JSON.stringify(line)}\n`;
    },
    createGzip(),
    createWriteStream(file, { mode: 0o600 }),
  );
};

async function* readLines(input: NodeJS.ReadableStream): AsyncGenerator<DumpLine> {
  for await (const line of createInterface({ input })) yield dumpLineSchema.parse(JSON.parse(line));
}

/** Fills an empty database with what such a file holds. */
export const readBackup = async (client: Client, file: string): Promise<void> => {
  const unpack = createGunzip();
  await Promise.all([
    pipeline(createReadStream(file), unpack),
    loadDump(client, readLines(unpack)),
  ]);
};

const countRows = async (lines: AsyncIterable<DumpLine>): Promise<Map<string, number> | null> => {
  const counts = new Map<string, number>();
  let table = '';
  for await (const line of lines) {
    if (Array.isArray(line)) counts.set(table, (counts.get(table) ?? 0) + 1);
    else if ('table' in line) counts.set((table = line.table), 0);
    else if ('sums' in line) {
      const isWhole = Object.entries(line.sums).every(
        ([name, sum]) => counts.get(name) === Number(sum.split(' ')[0]),
      );
      return isWhole ? counts : null;
    }
  }
  return null;
};

/**
 * Reads such a file to its end.
 * @returns the number of projects in it
 * @throws BackupError when it is not whole
 */
export const checkBackup = async (file: string): Promise<number> => {
  const unpack = createGunzip();
  try {
    const [counts] = await Promise.all([
      countRows(readLines(unpack)),
      pipeline(createReadStream(file), unpack),
    ]);
    const projects = counts?.get('projects');
    if (projects !== undefined) return projects;
  } catch (cause) {
    throw new BackupError('De backup is niet heel geworden. Probeer het opnieuw.', { cause });
  }
  throw new BackupError('De backup is niet heel geworden. Probeer het opnieuw.');
};
