import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';

import type { Collega } from '@adviestool/contract/collegas';

import type { Database } from '../database/connect.ts';
import { projectRevisions } from '../database/schema/projectRevisions.ts';
import { projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import { sendBeheer } from '../database/sendBeheer.ts';
import { shownName } from '../database/shownName.ts';
import { invalid } from '../http/httpProblem.ts';
import type { Quota } from '../config/quota.ts';
import { checkOverdracht } from '../projectopslag/quota.ts';
import { createGebruik } from '../projectopslag/gebruik.ts';
import { createGroups } from '../access/groups.ts';
import { createInzageLinks } from '../inzage/inzageLinksStore.ts';
import { lockGroup } from '../access/lockGroup.ts';
import { createMailQueue } from '../queue/mailQueue.ts';

/** Which projects go to whom: these, or all of one user, those that can still be restored included. */
export type Overdracht = {
  groupId: number;
  toUid: number;
  /** Who does it. */
  byUid: number;
} & ({ projectIds: readonly number[] } | { fromUid: number });

interface HandedOver {
  id: number;
  naam: string;
  /** Whose it was. */
  van: number;
  /** Its new revision. */
  revision: number;
  bytes: number;
  isLive: boolean;
}

/** Revisions in one statement. */
const BATCH = 1000;

const take = async (transaction: Database, overdracht: Overdracht): Promise<HandedOver[]> => {
  const { groupId, toUid } = overdracht;
  const wanted =
    'fromUid' in overdracht
      ? eq(projects.uid, overdracht.fromUid)
      : and(inArray(projects.id, [...overdracht.projectIds]), isNull(projects.deleted_at));
  const rows = await transaction
    .select({
      id: projects.id,
      naam: projects.name,
      van: projects.uid,
      revision: projects.revision,
      bytes: projects.grootte,
      deletedAt: projects.deleted_at,
    })
    .from(projects)
    .where(and(eq(projects.group_id, groupId), ne(projects.uid, toUid), wanted))
    .orderBy(projects.id)
    .for('no key update');
  return rows.map(({ deletedAt, revision, bytes, ...rest }) => ({
    ...rest,
    revision: revision + 1,
    bytes: bytes ?? 0,
    isLive: deletedAt === null,
  }));
};

const findReceiver = async (
  transaction: Database,
  { groupId, toUid }: Overdracht,
): Promise<Collega> => {
  const collegas = await createGroups(transaction).findCollegas(groupId);
  const found = collegas.find(({ uid }) => uid === toUid);
  if (found === undefined) {
    throw invalid(
      'Deze gebruiker is geen collega die projecten kan maken. Er is niets overgedragen.',
    );
  }
  return found;
};

/** The same content under the next revision: a summary of it stays as it is. */
const NEXT_STAMP = sql`case
  when starts_with(${projects.samenvatting_stamp}, 'r' || ${projects.revision} || ' ')
  then 'r' || (${projects.revision} + 1)
    || substr(${projects.samenvatting_stamp}, length('r' || ${projects.revision}) + 1)
  else ${projects.samenvatting_stamp} end`;

/** Its merken are as true of that revision, where they were of this one. */
const NEXT_MERKEN = sql`case
  when ${projects.merken_revision} = ${projects.revision} then ${projects.revision} + 1
  else ${projects.merken_revision} end`;

const store = async (
  transaction: Database,
  { taken, toUid, byUid, now }: { taken: HandedOver[]; toUid: number; byUid: number; now: Date },
): Promise<void> => {
  for (let start = 0; start < taken.length; start += BATCH) {
    const batch = taken.slice(start, start + BATCH);
    const ids = batch.map(({ id }) => id);
    await transaction
      .update(projects)
      .set({
        uid: toUid,
        revision: sql`${projects.revision} + 1`,
        samenvatting_stamp: NEXT_STAMP,
        merken_revision: NEXT_MERKEN,
        changed: now,
      })
      .where(inArray(projects.id, ids));
    // Who had a link had it from the maker before.
    await createInzageLinks(transaction).endOf(ids, now);
    await transaction.insert(projectRevisions).values(
      batch.map(({ id, van, revision }) => ({
        project_id: id,
        revision,
        previous: revision - 1,
        uid: byUid,
        created: now,
        overgedragen_van: van,
        overgedragen_aan: toUid,
      })),
    );
  }
};

/** Tells who has one of them on the screen, and who got them, in one mail; who gave them to themselves knows. */
const tell = async (
  transaction: Database,
  { taken, aan, byUid, now }: { taken: HandedOver[]; aan: Collega; byUid: number; now: Date },
): Promise<void> => {
  const { uid: toUid } = aan;
  const live = taken.filter(({ isLive }) => isLive);
  const [first] = live;
  if (first === undefined) return;
  const [by] = await transaction
    .select({ name: shownName })
    .from(users)
    .where(eq(users.uid, byUid));
  const door = { uid: byUid, name: by?.name ?? '' };
  for (const project of live) {
    await sendBeheer(transaction, project.id, { wat: 'overgedragen', door, op: now, aan });
  }
  if (toUid === byUid) return;
  const { id, naam } = first;
  await createMailQueue(transaction).insert(
    {
      kind: 'overgedragen',
      // An earlier release finds nobody by it, and drops what it does not know.
      recipient: '',
      details: {
        kind: 'overgedragen',
        uid: toUid,
        door: door.name,
        aantal: live.length,
        project: { id, naam },
      },
    },
    now,
  );
};

/**
 * Within a transaction: gives projects of a group to a colleague, each with a revision that says so, and
 * queues a mail to them. What is theirs already stays as it is.
 * @returns who got them, and each project that went with its new revision
 * @throws HttpProblem 422 when the colleague is none who makes projects there, is blocked, or has no room
 */
export const handOver = async (
  transaction: Database,
  overdracht: Overdracht,
  { now, quota }: { now: Date; quota: Quota },
): Promise<{ aan: Collega; projecten: { id: number; revision: number }[] }> => {
  const { groupId, toUid, byUid } = overdracht;
  await lockGroup(transaction, groupId);
  const aan = await findReceiver(transaction, overdracht);
  const taken = await take(transaction, overdracht);
  const gebruik = createGebruik(transaction);
  const { user } = await gebruik.of(groupId, toUid);
  checkOverdracht(quota, user, {
    naam: aan.name,
    projecten: taken.filter(({ isLive }) => isLive).length,
    bytes: taken.reduce(
      (sum, { bytes }) => sum + bytes,
      await gebruik.opDeBouw(taken.map(({ id }) => id)),
    ),
  });
  await store(transaction, { taken, toUid, byUid, now });
  await tell(transaction, { taken, aan, byUid, now });
  return { aan, projecten: taken.map(({ id, revision }) => ({ id, revision })) };
};
