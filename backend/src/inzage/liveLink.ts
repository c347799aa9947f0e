import type { InzageSoort } from '@adviestool/contract/inzage';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';

import { groupMembers } from '../database/schema/groups.ts';
import { inzageLinks } from '../database/schema/inzage.ts';
import { projects } from '../database/schema/projects.ts';
import { users } from '../database/schema/users.ts';
import { groupRolesOf } from '../rechten/groupRoles.ts';
import { holdsProject, MANAGE, scopeOf } from '../rechten/roleScopes.ts';

/** A project that a link shows. */
export interface InzageVan {
  link: string;
  soort: InzageSoort;
  projectId: number;
  groupId: number;
  /** Who made the link. */
  uid: number;
  expires: Date;
}

/** Joins the membership of who made a link, of the group of its project. */
export const isMembershipOfMaker = and(
  eq(groupMembers.group_id, projects.group_id),
  eq(groupMembers.uid, inzageLinks.created_by),
);

/** What decides whether who made a link may still make one; `groupMembers` is joined by `isMembershipOfMaker`. */
export const makerColumns = {
  uid: inzageLinks.created_by,
  owner: projects.uid,
  roles: groupMembers.roles,
  isActive: users.status,
};

export interface LinkMaker {
  uid: number;
  /** Whose the project is. */
  owner: number;
  /** That the group gave; null: no member. */
  roles: readonly string[] | null;
  /** Not blocked. */
  isActive: boolean;
}

/** Whether who made a link may manage the project that it shows: what making one asks. */
export const mayShow = ({ uid, owner, roles, isActive }: LinkMaker): boolean => {
  const given = groupRolesOf(true, roles === null ? null : { roles });
  // Who manages is the same whatever members see of each other's projects.
  return isActive && holdsProject(scopeOf(MANAGE, given, 'eigen'), { owner, uid });
};

/** What a select of a link takes that `inzageVanOf` reads. */
export const inzageVanColumns = {
  ...makerColumns,
  link: inzageLinks.id,
  soort: inzageLinks.soort,
  projectId: inzageLinks.project_id,
  groupId: projects.group_id,
  expires: inzageLinks.expires,
};

/** Of a link that `isOpen`; null when who made it may not show that project any more. */
export const inzageVanOf = (
  found: (Omit<InzageVan, 'soort'> & LinkMaker & { soort: InzageSoort | null }) | undefined,
): InzageVan | null => {
  if (found === undefined || !mayShow(found)) return null;
  const { link, soort, projectId, groupId, uid, expires } = found;
  return { link, soort: soort ?? 'inzage', projectId, groupId, uid, expires };
};

/** Of links that nothing ended: neither somebody, nor time, nor the deletion of the project. */
export const isOpen = (now: Date): SQL | undefined =>
  and(isNull(inzageLinks.withdrawn_at), gt(inzageLinks.expires, now), isNull(projects.deleted_at));
