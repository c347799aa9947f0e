import type { Database } from '../database/connect.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import { createEndedMemberships } from '../access/endedMemberships.ts';
import { createGroups } from '../access/groups.ts';
import { createResetTokens } from '../accounts/resetTokens.ts';
import { createUsers, type User } from '../accounts/users.ts';
import { createBedrijfslogins } from '../bedrijfslogin/bedrijfsloginStore.ts';
import { createLeden } from '../bedrijf/ledenStore.ts';
import { createUitnodigingen } from '../bedrijf/uitnodigingenStore.ts';
import { createIdempotencyKeys } from '../http/idempotencyKeys.ts';
import { createSessions } from '../http/sessions.ts';
import { createMailQueue } from '../queue/mailQueue.ts';
import { endLinksWithoutRight } from '../inzage/endLinksWithoutRight.ts';
import { createArchieven } from '../archief/archievenStore.ts';
import { createRapporten } from '../rapporten/rapportenStore.ts';
import { noteerBijGroepen } from '../gebeurtenissen/noteer.ts';
import { hashPassword } from '../accounts/password.ts';
import { newToken } from '../http/token.ts';

/**
 * Ends an account and takes out of it what is personal: its projects stay with the group, and what it made in them keeps
 * its number (docs/privacy.md).
 * @throws HttpProblem 409 for the last administrator of a group
 */
export const removeAccount = async (
  database: Database,
  { uid, name, mail }: Pick<User, 'uid' | 'name' | 'mail'>,
  now: Date,
): Promise<void> => {
  const passHash = await hashPassword(newToken());
  await database.transaction(async (transaction) => {
    if (await createGroups(transaction).isLastAdministrator(uid)) {
      throw new HttpProblem(409, 'conflict', {
        message: 'U bent de laatste beheerder van uw groep. Wijs eerst een andere beheerder aan.',
      });
    }
    await createSessions(transaction).endOf(uid);
    await createResetTokens(transaction).removeOf(uid);
    // Of the groups that it was a member of.
    await noteerBijGroepen(transaction, { soort: 'account_opgeheven', uid }, now);
    await createLeden(transaction).removeOf(uid);
    await createEndedMemberships(transaction).removeOf(uid);
    await createBedrijfslogins(transaction).unlinkOf(uid);
    await createIdempotencyKeys(transaction).removeOf(uid);
    await createRapporten(transaction).removeOf(uid);
    await createArchieven(transaction).removeOf(uid);
    await createMailQueue(transaction).removeTo({ name, mail });
    // Those to its address stay: nobody has proved whose that is.
    await createUitnodigingen(transaction).removeBy(uid);
    await createUsers(transaction).anonymise(uid, passHash, now);
    await endLinksWithoutRight(transaction, { uid }, now);
  });
};
