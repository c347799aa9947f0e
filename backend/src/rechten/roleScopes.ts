import type { Zichtbaarheid } from '@adviestool/contract/groepInstellingen';
import type { GroupRole } from '@adviestool/contract/rollen';

import { decidingRoles } from './groupRoles.ts';

/** Which projects of the group: every one, the user's own, or none. */
export type Scope = 'all' | 'own' | 'none';

/** One that the group's setting `zichtbaarheid` decides: for reading, or for changing. */
type SharedScope = 'shared-read' | 'shared-write';

export type RoleScopes = Readonly<Record<GroupRole, Scope | SharedScope>>;

/** What a setting makes of the scopes that it decides. */
const SHARED: Readonly<Record<Zichtbaarheid, Readonly<Record<SharedScope, Scope>>>> = {
  eigen: { 'shared-read': 'own', 'shared-write': 'own' },
  bekijken: { 'shared-read': 'all', 'shared-write': 'own' },
  wijzigen: { 'shared-read': 'all', 'shared-write': 'all' },
};

export const EVERYONE: RoleScopes = {
  'company-administrator': 'all',
  'company-moderator': 'all',
  'company-dashboard': 'all',
  'company-employee': 'all',
  'company-member': 'all',
  'company-outsider': 'all',
  'company-anonymous': 'all',
};

export const READ: RoleScopes = {
  'company-administrator': 'all',
  'company-moderator': 'all',
  'company-dashboard': 'all',
  'company-employee': 'shared-read',
  'company-member': 'shared-read',
  'company-outsider': 'own',
  'company-anonymous': 'none',
};

export const WRITE: RoleScopes = {
  'company-administrator': 'all',
  'company-moderator': 'all',
  'company-dashboard': 'none',
  'company-employee': 'shared-write',
  'company-member': 'shared-write',
  'company-outsider': 'own',
  'company-anonymous': 'none',
};

/** Deleting, restoring, archiving, handing over, links: whatever the setting. */
export const MANAGE: RoleScopes = {
  ...WRITE,
  'company-employee': 'own',
  'company-member': 'own',
};

export const CREATE: RoleScopes = {
  'company-administrator': 'all',
  'company-moderator': 'all',
  'company-dashboard': 'none',
  'company-employee': 'all',
  'company-member': 'all',
  'company-outsider': 'none',
  'company-anonymous': 'none',
};

/** Reading a project, and making one of one's own of it. */
export const COPY: RoleScopes = {
  ...READ,
  'company-dashboard': 'none',
  'company-outsider': 'none',
};

export const ADMINISTER: RoleScopes = {
  'company-administrator': 'all',
  'company-moderator': 'none',
  'company-dashboard': 'none',
  'company-employee': 'none',
  'company-member': 'none',
  'company-outsider': 'none',
  'company-anonymous': 'none',
};

/** What belongs to a group that one belongs to: the own account in it, its standards. */
export const MEMBERS: RoleScopes = {
  ...EVERYONE,
  'company-outsider': 'none',
  'company-anonymous': 'none',
};

/** What whoever has a project in the group calculates with; outsiders have theirs too. */
export const MEMBERS_AND_GUESTS: RoleScopes = { ...EVERYONE, 'company-anonymous': 'none' };

const isShared = (scope: Scope | SharedScope): scope is SharedScope =>
  scope === 'shared-read' || scope === 'shared-write';

/** What these roles may do together, in a group with this setting. */
export const scopeOf = (
  scopes: RoleScopes,
  roles: readonly GroupRole[],
  zichtbaarheid: Zichtbaarheid,
): Scope => {
  const found = decidingRoles(roles)
    .map((role) => scopes[role])
    .map((scope) => (isShared(scope) ? SHARED[zichtbaarheid][scope] : scope));
  if (found.includes('all')) return 'all';
  return found.includes('own') ? 'own' : 'none';
};

/** Whether a scope holds a project of this owner, for this user. */
export const holdsProject = (
  scope: Scope,
  { owner, uid }: { owner: number; uid: number },
): boolean => scope === 'all' || (scope === 'own' && owner === uid);
