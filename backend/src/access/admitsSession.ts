import type { SessionAccount } from '../http/sessions.ts';

/** A group as far as its rule for logging in goes. */
interface Admission {
  groupId: number;
  wachtwoord_verboden: boolean;
}

/**
 * Whether a session counts in a group that its user is a member of: one that a company's provider let in, in that
 * company alone, for whoever holds the provider says who somebody is; one by password where that is not forbidden.
 */
export const admitsSession = (
  { viaGroep }: Pick<SessionAccount, 'viaGroep'>,
  { groupId, wachtwoord_verboden: isForbidden }: Admission,
): boolean => (viaGroep === null ? !isForbidden : viaGroep === groupId);

/** Whether a session by password counts for who has these memberships: without any it does. */
export const admitsPassword = (memberships: readonly Admission[]): boolean =>
  memberships.length === 0 || memberships.some((each) => admitsSession({ viaGroep: null }, each));
