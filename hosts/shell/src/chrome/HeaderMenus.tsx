import type { Project } from '@adviestool/contract/project';
import type { Release } from '@adviestool/contract/release';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { MenuOffer } from '@adviestool/contract/slots';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { useSessionStore } from '@adviestool/state/session';
import { useVolgstand } from '@adviestool/state/volgstand';
import { Menu } from '@adviestool/ui/Menu';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';

import { teksten as versieTeksten } from '../dialogs/version/teksten.ts';
import { lazyPart } from '../federation/keepTrying.ts';
import { useLoginPath } from '../session/loginPath.ts';
import { createCompanyLinkOpener } from '../session/createCompanyLinkOpener.ts';
import { LazyAanwezigen } from '../volgen/LazyAanwezigen.tsx';
import { useShortcutStore } from '../shortcuts/shortcutStore.ts';
import { companyItems } from './companyItems.ts';
import styles from './HeaderMenus.module.css';
import { menuItems } from './menuItems.ts';
import { teksten } from './teksten.ts';

interface Props {
  release: Release;
  /** The project of the page; null on other pages. */
  project: Project | null;
  host: Pick<HostApi, 'api' | 'config' | 'project' | 'showError' | 'toast' | 'Place'>;
}

const slotProject = ({ id, projectGegevens }: Project) => ({
  id,
  naam: zichtbareNaam(projectGegevens.projectNaam, `Project ${id}`),
});

const VersionDialog = lazyPart(
  async () => (await import('../dialogs/version/VersionDialog.tsx')).VersionDialog,
);

/** The project menu, the user menu and the main menu. */
export const HeaderMenus = ({ release, project, host }: Props) => {
  const session = useSessionStore();
  const hasShortcut = useShortcutStore(({ isOn }) => isOn);
  const goTo = useNavigate();
  const loginPath = useLoginPath();
  const [isVersionOpen, setVersionOpen] = useState(false);
  const [offers, setOffers] = useState<readonly MenuOffer[]>([]);
  const projectId = project?.id ?? null;
  // What the pages of a deleted project offer is refused.
  const isWeg = useVolgstand(
    ({ beheer }) => beheer?.wat === 'verwijderd' && beheer.projectId === projectId,
  );
  const isReadOnly = project?.rechten.wijzigen === false;
  const documents = Object.values(release.remotes).map(({ document }) => document);
  const { groupId } = release.variant;
  const itemsOf = (menu: 'project' | 'user' | 'overlay') =>
    menuItems(documents, { menu, session, groupId, projectId, isReadOnly, loginPath });
  const projectItems = projectId === null || isWeg ? [] : itemsOf('project');
  const openCompanyLink = createCompanyLinkOpener({
    ...host,
    groupId,
    openTab: (href, features) => window.open(href, '_blank', features),
  });
  const navigate = (href: string): void => {
    void goTo(href);
  };

  return (
    <>
      {project !== null && <LazyAanwezigen key={project.id} host={host} project={project} />}
      <div className={styles['menus']}>
        {projectItems.length > 0 && (
          <Menu
            label="Project"
            icon="folder"
            showLabel
            items={projectItems}
            onNavigate={navigate}
          />
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
        <Menu
          label={teksten.hoofdmenu}
          icon="menu"
          {...(hasShortcut && { shortcut: 'm' })}
          items={[
            ...itemsOf('overlay'),
            ...offers,
            ...companyItems({
              variant: release.variant,
              openSigned: (link) => void openCompanyLink(link),
            }),
            {
              id: 'version',
              startsGroup: true,
              label: versieTeksten.titel,
              onAction: () => {
                setVersionOpen(true);
              },
            },
          ]}
          onNavigate={navigate}
        />
      </div>
      <host.Place
        name="header.menu/v1"
        give={() => ({ project: project === null || isWeg ? null : slotProject(project) })}
        onOffer={setOffers}
      />
      {isVersionOpen && (
        <Suspense>
          <VersionDialog
            release={release}
            onClose={() => {
              setVersionOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
