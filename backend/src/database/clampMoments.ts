import { and, gt, isNotNull, or, sql } from 'drizzle-orm';

import type { Database } from './connect.ts';
import { archieven } from './schema/archieven.ts';
import { uitnodigingen } from './schema/groups.ts';
import { inzageLinks, inzageSessions } from './schema/inzage.ts';
import { mailQueue } from './schema/mailQueue.ts';
import { rapporten } from './schema/rapporten.ts';
import { flood, idempotencyKeys } from './schema/requests.ts';
import { resetTokens, sessions } from './schema/users.ts';

/** Milliseconds that the clocks of two instances may differ. */
const MARGIN = 60_000;

/** Milliseconds from a failed mail to the next attempt, at most. */
const LONGEST_DELAY = 3_600_000;

/** Milliseconds to the next question to a provider, at most, and where it cannot be asked to the next login. */
const TO_CHECK = 15 * 60_000;
const TO_LOGIN = 8 * 3_600_000;

/**
 * Takes what the clock, before it was put back, wrote in the future for what happens now: a block, a session or a link
 * would otherwise last longer than it may, and a mail or a report wait for it.
 */
export const clampMoments = async (database: Database, now: Date): Promise<void> => {
  const limit = new Date(now.getTime() + MARGIN);
  const latest = new Date(now.getTime() + LONGEST_DELAY);
  const nextAsked = new Date(limit.getTime() + TO_CHECK);
  const nextLogin = new Date(limit.getTime() + TO_LOGIN);
  await database.transaction(async (transaction) => {
    await transaction.update(flood).set({ created: now }).where(gt(flood.created, limit));
    await transaction
      .update(sessions)
      .set({ created: now, last_seen: now })
      .where(gt(sessions.created, limit));
    await transaction.update(sessions).set({ last_seen: now }).where(gt(sessions.last_seen, limit));
    await transaction
      .update(sessions)
      .set({ gecontroleerd: now })
      .where(gt(sessions.gecontroleerd, limit));
    // With a refresh token it is asked every quarter of an hour.
    await transaction
      .update(sessions)
      .set({ controle: now })
      .where(and(isNotNull(sessions.vernieuwing), gt(sessions.controle, nextAsked)));
    await transaction
      .update(sessions)
      .set({ controle: nextLogin })
      .where(gt(sessions.controle, nextLogin));
    await transaction
      .update(inzageSessions)
      .set({ created: now, last_seen: now })
      .where(or(gt(inzageSessions.created, limit), gt(inzageSessions.last_seen, limit)));
    await transaction
      .update(inzageLinks)
      .set({
        created: now,
        // As many days as it was made for.
        expires: sql`${inzageLinks.expires} - ${inzageLinks.created} + ${now.toISOString()}::timestamptz`,
      })
      .where(gt(inzageLinks.created, limit));
    await transaction
      .update(resetTokens)
      .set({ created: now })
      .where(gt(resetTokens.created, limit));
    await transaction
      .update(uitnodigingen)
      .set({ created: now })
      .where(gt(uitnodigingen.created, limit));
    await transaction
      .update(idempotencyKeys)
      .set({ created: now })
      .where(gt(idempotencyKeys.created, limit));
    await transaction
      .update(mailQueue)
      .set({ created: now, next_attempt: now })
      .where(or(gt(mailQueue.created, limit), gt(mailQueue.next_attempt, latest)));
    await transaction.update(rapporten).set({ created: now }).where(gt(rapporten.created, limit));
    await transaction.update(archieven).set({ created: now }).where(gt(archieven.created, limit));
    await transaction.update(archieven).set({ seen: now }).where(gt(archieven.seen, limit));
    await transaction.update(archieven).set({ klaar_op: now }).where(gt(archieven.klaar_op, limit));
    await transaction.update(rapporten).set({ seen: now }).where(gt(rapporten.seen, limit));
  });
};
