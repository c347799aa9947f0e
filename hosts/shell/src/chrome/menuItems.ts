import { LOGIN } from '@adviestool/contract/paths';
import type { Menu, RemoteDocument } from '@adviestool/contract/remoteDocument';
import { selectUser, type SessionState } from '@adviestool/state/session';

export interface MenuLink {
  id: string;
  label: string;
  href: string;
}

interface MenuOptions {
  menu: Menu;
  session: SessionState;
  /** The company, of which an item may ask for a member, or for a role in it. */
  groupId: number;
  /** The project that the paths are filled in with; null: items that need one are left out. */
  projectId: number | null;
  /** The project may be looked at only; absent: it may be changed. */
  isReadOnly?: boolean;
  /** Stands for the login page, with where it goes on to. */
  loginPath: string;
}

/** Where a project is changed, or something in it is made. */
const CHANGES_PROJECT = /:projectId\/(?:details|.*nieuw)$/;

/** The items of one menu, from the documents of the release, in order. */
export const menuItems = (
  documents: readonly RemoteDocument[],
  { menu, session, groupId, projectId, isReadOnly = false, loginPath }: MenuOptions,
): MenuLink[] => {
  const roles = selectUser(session)?.groups[groupId]?.roles;
  return documents
    .flatMap(({ menus }) => menus)
    .filter(
      (item) =>
        item.menu === menu &&
        (item.session === 'any' || item.session === session.status) &&
        (item.membersOnly === undefined || roles !== undefined) &&
        (item.role === undefined || roles?.includes(item.role) === true) &&
        (projectId !== null || !item.to.includes(':projectId')) &&
        !(isReadOnly && CHANGES_PROJECT.test(item.to)),
    )
    .toSorted((one, other) => one.order - other.order)
    .map(({ id, label, to }) => ({
      id,
      label,
      href: to === LOGIN ? loginPath : to.replace(':projectId', String(projectId)),
    }));
};
