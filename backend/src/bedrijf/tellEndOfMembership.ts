import { eq } from 'drizzle-orm';

import { createEndedMemberships } from '../access/endedMemberships.ts';
import type { Database } from '../database/connect.ts';
import { groups } from '../database/schema/groups.ts';
import { users } from '../database/schema/users.ts';
import { shownName } from '../database/shownName.ts';
import { createMailQueue } from '../queue/mailQueue.ts';

/**
 * Within the transaction that ended a membership: keeps by whom, for who comes back to the page, and queues a mail.
 * Who left by the own hand knows.
 */
export const tellEndOfMembership = async (
  transaction: Database,
  { groupId, uid, byUid }: { groupId: number; uid: number; byUid: number },
  now: Date,
): Promise<void> => {
  if (uid === byUid) return;
  await createEndedMemberships(transaction).write({ groupId, uid }, byUid, now);
  const [told] = await transaction
    .select({ bedrijf: groups.label, door: shownName })
    .from(groups)
    .innerJoin(users, eq(users.uid, byUid))
    .where(eq(groups.id, groupId));
  if (told === undefined) return;
  await createMailQueue(transaction).insert(
    {
      kind: 'lid_verwijderd',
      recipient: '',
      // An earlier release takes this for a hand-over: it finds nobody to tell.
      details: { kind: 'lid_verwijderd', uid: 0, lid: uid, groupId, ...told },
    },
    now,
  );
};
