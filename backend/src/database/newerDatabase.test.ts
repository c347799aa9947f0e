import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from '@jest/globals';
import { z } from 'zod';

import { knownColumns } from './newerDatabase.ts';

const SNAPSHOTS = path.join(import.meta.dirname, '../../migrations/meta');

const snapshotSchema = z.object({
  tables: z.record(
    z.string(),
    z.object({ name: z.string(), columns: z.record(z.string(), z.unknown()) }),
  ),
});

test('every table and column of the newest migration is known', async () => {
  const kept = (await readdir(SNAPSHOTS)).filter((name) => name.endsWith('snapshot.json'));
  // The one before is read by nobody, and as long as all tables together.
  expect(kept).toHaveLength(1);
  const text = await readFile(path.join(SNAPSHOTS, kept[0] ?? ''), 'utf8');
  const { tables } = snapshotSchema.parse(JSON.parse(text));
  const made = Object.values(tables).map(({ name, columns }) => [
    name,
    Object.keys(columns).toSorted(),
  ]);
  const known = [...knownColumns()].map(([name, columns]) => [name, columns.toSorted()]);
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(made));
});
