import { eq, sql } from 'drizzle-orm';

import type { Database } from '../database/connect.ts';
import { groupMembers } from '../database/schema/groups.ts';
import { projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import { inhoudOf } from '../projectinhoud/inhoud.ts';
import { merkenAt } from '../projectinhoud/merkenOf.ts';
import { manyProjects } from './manyProjects.ts';
import { DEMO_ACCOUNT, seedDemo } from './seedDemo.ts';

/** Rows in one statement. */
const BATCH = 200;

const MINUTE = 60_000;

const demoOwner = async (database: Database): Promise<{ uid: number; group_id: number }> => {
  const [owner] = await database
    .select({ uid: users.uid, group_id: groupMembers.group_id })
    .from(users)
    .innerJoin(groupMembers, eq(groupMembers.uid, users.uid))
    .where(eq(users.name, DEMO_ACCOUNT.name));
  if (owner === undefined) throw new Error('The database has users, but no demo account.');
  return owner;
};

/**
 * Adds projects of the demo account, each changed a minute before the one that was made before it.
 * @throws Error when the database is in use by others than the demo
 */
export const seedProjects = async (
  database: Database,
  { projects: count, gevelvullingen, now }: { projects: number; gevelvullingen: number; now: Date },
): Promise<void> => {
  await seedDemo(database, now);
  const owner = await demoOwner(database);
  let batch: (typeof projects.$inferInsert)[] = [];
  let made = 0;
  for (const body of manyProjects({ projects: count, gevelvullingen, now })) {
    const moment = new Date(now.getTime() - made * MINUTE);
    const merken = merkenAt(inhoudOf(body), 1);
    batch.push({ ...body, ...merken, ...owner, created: moment, changed: moment });
    made += 1;
    if (batch.length < BATCH && made < count) continue;
    await database.insert(projects).values(batch);
    batch = [];
  }
  // A server does this by itself after a while.
  await database.execute(sql`vacuum analyze projects`);
};
