import type { GroupRole } from '@adviestool/contract/rollen';

import type { Database } from '../database/connect.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import type { SessionAccount } from '../http/sessions.ts';
import { groupRolesOf } from '../rechten/groupRoles.ts';
import { EVERYONE } from '../rechten/roleScopes.ts';
import type { RouteRule } from '../rechten/routeRules.ts';
import { admitsSession } from './admitsSession.ts';
import { createEndedMemberships } from './endedMemberships.ts';
import type { GroupRow, GroupWithMembership } from './groups.ts';

/** The text for who is no member any more, by the name of who ended that. */
const GEEN_LID_MEER = (door: string, bedrijf: string): string =>
  `U bent door ${door} uit ${bedrijf} verwijderd. U hebt daar geen toegang meer. Is dat niet de bedoeling? Vraag ${door} of een andere beheerder om u opnieuw uit te nodigen.`;

/** Tells who was taken out of the group so, in place of what an outsider gets. @throws HttpProblem 403 */
const refuseEndedMember = async (
  database: Database,
  { group, memberRoles }: GroupWithMembership,
  uid: number,
): Promise<void> => {
  if (memberRoles !== null || uid === 0) return;
  const wijziging = await createEndedMemberships(database).find({ groupId: group.id, uid });
  if (wijziging === null) return;
  const message = GEEN_LID_MEER(wijziging.door.name, group.label);
  throw new HttpProblem(403, 'shut_out', { message, wijziging });
};

/** As what admits a session asks for it. */
const admissionOf = (group: GroupRow) => ({ ...group, groupId: group.id });

/** @throws HttpProblem 403 for a member whose way of logging in does not count in this group */
const refuseOtherLogin = (
  { group, memberRoles }: GroupWithMembership,
  account: SessionAccount | null,
): void => {
  if (account === null || (account.viaGroep === null && memberRoles === null)) return;
  if (admitsSession(account, admissionOf(group))) return;
  throw new HttpProblem(403, 'shut_out', {
    message:
      account.viaGroep === null
        ? `${group.label} laat inloggen met een wachtwoord niet toe. Log uit en kies ‘Inloggen met ${group.label}’.`
        : `U bent ingelogd via een ander bedrijf. Log uit en log voor ${group.label} opnieuw in.`,
  });
};

/**
 * The caller's roles in a group, implied ones included.
 * @throws HttpProblem 403 for who was taken out of it, or is logged in by a way that does not count there
 */
export const rolesIn = async (
  database: Database,
  {
    rule,
    account,
    found,
  }: { rule: RouteRule; account: SessionAccount | null; found: GroupWithMembership },
): Promise<GroupRole[]> => {
  if (rule.scopes !== EVERYONE) {
    refuseOtherLogin(found, account);
    await refuseEndedMember(database, found, account?.uid ?? 0);
  }
  const { group, memberRoles } = found;
  const isMember =
    memberRoles !== null && (account === null || admitsSession(account, admissionOf(group)));
  return groupRolesOf(account !== null, isMember ? { roles: memberRoles } : null);
};
