import type { SessionAccount } from '../http/sessions.ts';

/**
 * Whether a session counts in a group that its user is a member of: one that a company's provider let in, in that
 * company alone, for whoever holds the provider says who somebody is; one by password where that is not forbidden.
 */
export const admitsSession = (
  { viaGroep }: Pick<SessionAccount, 'viaGroep'>,
  { groupId, wachtwoord_verboden: isForbidden }: { groupId: number; wachtwoord_verboden: boolean },
): boolean => (viaGroep === null ? !isForbidden : viaGroep === groupId);
