import { GROUP_ROLES, IMPLIED_ROLES, type GroupRole } from '@adviestool/contract/rollen';

const isGroupRole = (role: string): role is GroupRole =>
  GROUP_ROLES.some((known) => known === role);

const IMPLIED: ReadonlySet<GroupRole> = new Set(IMPLIED_ROLES);

/** What a user is to a group: the roles that were given to a member, or no member at all. */
export type Membership = { roles: readonly string[] } | null;

/** The roles in a group, with the implied one first. */
export const groupRolesOf = (isLoggedIn: boolean, membership: Membership): GroupRole[] => {
  if (!isLoggedIn) return ['company-anonymous'];
  if (membership === null) return ['company-outsider'];
  const given = membership.roles.filter(isGroupRole).filter((role) => !IMPLIED.has(role));
  return ['company-member', ...given];
};

/** The roles that decide: `company-member` only counts for a member without another role. */
export const decidingRoles = (roles: readonly GroupRole[]): readonly GroupRole[] => {
  const given = roles.filter((role) => !IMPLIED.has(role));
  return given.length === 0 ? roles : given;
};
