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
  /** The company, in which an item may ask for a role. */
  groupId: number;
  /** The project that the paths are filled in with; null: items that need one are left out. */
  projectId: number | null;
  /** Stands for the login page, with where it goes on to. */
  loginPath: string;
}

/** The items of one menu, from the documents of the release, in order. */
export const menuItems = (
  documents: readonly RemoteDocument[],
  { menu, session, groupId, projectId, loginPath }: MenuOptions,
): MenuLink[] => {
  const roles = selectUser(session)?.groups[groupId]?.roles ?? [];
  return documents
    .flatMap(({ menus }) => menus)
    .filter(
      (item) =>
        item.menu === menu &&
        (item.session === 'any' || item.session === session.status) &&
        (item.role === undefined || roles.includes(item.role)) &&
        (projectId !== null || !item.to.includes(':projectId')),
    )
    .toSorted((one, other) => one.order - other.order)
    .map(({ id, label, to }) => ({
      id,
      label,
      href: to === LOGIN ? loginPath : to.replace(':projectId', String(projectId)),
    }));
};
