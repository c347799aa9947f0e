import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { z } from 'zod';

import { MIGRATIONS } from '../database/connect.ts';

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

/**
 * Makes the tables as the release had them whose last migration is given: later migrations fill in from rows.
 * @param last its milliseconds since 1970
 */
export const migrateTo = async (client: Client, last: number): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'adviestool-migrations-'));
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    const file = path.join(folder, 'meta/_journal.json');
    const journal = journalSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    if (last > Math.max(...journal.entries.map(({ when }) => when))) {
      throw new Error('A newer release made it.');
    }
    const entries = journal.entries.filter(({ when }) => when <= last);
    await writeFile(file, JSON.stringify({ ...journal, entries }));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
};
