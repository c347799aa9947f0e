import { setTimeout as sleep } from 'node:timers/promises';

import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';

import { lockGroup } from '../access/lockGroup.ts';
import { createLeden } from '../bedrijf/ledenStore.ts';
import type { Database } from '../database/connect.ts';
import { inzageLinks } from '../database/schema/inzage.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp } from '../testing/testApp.ts';
import { openSharedDatabase } from '../testing/testDatabase.ts';

const isSomebodyWaiting = async (database: Database): Promise<boolean> => {
  // Not the statistics: those stand still within a transaction.
  const locks = sql`pg_locks`;
  return (
    (
      await database
        .select({ pid: sql`pid` })
        .from(locks)
        .where(sql`not granted`)
    ).length > 0
  );
};

test('a link is not made by who lost the right while the call waited [storing 42]', async () => {
  const handle = await openSharedDatabase();
  const world = await buildTestApp({}, handle);
  const groupId = await world.group();
  const maker = await world.loggedIn(
    await world.account({ groupId, roles: ['company-administrator'] }),
  );
  const account = await world.account({ groupId, roles: ['company-moderator'] });
  const moderator = await world.loggedIn(account);
  const made = await maker.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody());
  const url = String(made.headers['location']);

  const asked = await handle.database.transaction(async (transaction) => {
    await lockGroup(transaction, groupId);
    const answer = moderator.post(`${url}/inzagelinks`, { dagen: 7, label: null });
    while (!(await isSomebodyWaiting(transaction))) await sleep(20);
    await createLeden(transaction).setRoles(groupId, account.uid, ['company-employee']);
    return { answer };
  });
  const { status, json } = await asked.answer;
  expect([status, json]).toMatchObject([
    403,
    { message: 'U bent niet geautoriseerd om dit te doen.' },
  ]);
  expect(await handle.database.$count(inzageLinks)).toBe(0);
  await world.close();
  await handle.close();
});
