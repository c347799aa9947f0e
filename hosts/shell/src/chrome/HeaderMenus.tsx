import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import { useSessionStore } from '@adviestool/state/session';
import { Menu } from '@adviestool/ui/Menu';
import { useNavigate } from 'react-router';

import styles from './HeaderMenus.module.css';
import { menuItems } from './menuItems.ts';

interface Props {
  documents: readonly RemoteDocument[];
  /** The project of the page; null on other pages. */
  projectId: number | null;
}

/** The project menu and the user menu. */
export const HeaderMenus = ({ documents, projectId }: Props) => {
  const session = useSessionStore();
  const goTo = useNavigate();
  const itemsOf = (menu: 'project' | 'user') =>
    menuItems(documents, { menu, session: session.status, projectId });
  const projectItems = projectId === null ? [] : itemsOf('project');
  const navigate = (href: string): void => {
    void goTo(href);
  };

  return (
    <div className={styles['menus']}>
      {projectItems.length > 0 && (
        <Menu label="Project" icon="menu" showLabel items={projectItems} onNavigate={navigate} />
      )}
      {session.status === 'authenticated' && (
        <Menu
          label={session.user.name}
          icon="user"
          showLabel
          items={itemsOf('user')}
          onNavigate={navigate}
        />
      )}
    </div>
  );
};
