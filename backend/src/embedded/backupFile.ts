import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import type { Client, ClientBase } from 'pg';

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
