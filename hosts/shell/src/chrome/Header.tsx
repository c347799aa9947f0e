import { projectPath, PROJECTS } from '@adviestool/contract/paths';
import type { Release } from '@adviestool/contract/release';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { selectProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { Icon } from '@adviestool/ui/Icon';
import { Link, useLocation } from 'react-router';

import styles from './Header.module.css';
import { LazyHeaderMenus } from './LazyHeaderMenus.tsx';
import { Logo } from './Logo.tsx';

interface Props {
  release: Release;
  /** Project id of the path, if any. */
  projectParam: string | undefined;
  host: Pick<HostApi, 'api' | 'config' | 'project' | 'showError' | 'toast' | 'Place'>;
}

/** Where "Terug" leads: from the parts of a project to the project, from the project to the list. */
const backPath = (pathname: string, projectId: number): string =>
  pathname === projectPath(projectId) ? PROJECTS : projectPath(projectId);

export const Header = ({ release, projectParam, host }: Props) => {
  const { pathname } = useLocation();
  const active = useActiveProjectStore(selectProject);
  const { environment } = release.variant;
  const project = active !== null && String(active.id) === projectParam ? active : null;

  return (
    <header className={styles['header']}>
      <Logo release={release} />
      {!environment.production && (
        <span className={styles['environment']}>
          {environment.label} <span className={styles['version']}>{release.release}</span>
        </span>
      )}
      {project !== null && (
        <nav className={styles['trail']} aria-label="Kruimelpad">
          <Link className={styles['back']} to={backPath(pathname, project.id)}>
            <Icon name="arrow-left" />
            <span>Terug</span>
          </Link>
          <span className={styles['project']}>{project.projectGegevens.projectNaam}</span>
        </nav>
      )}
      <LazyHeaderMenus release={release} project={project} host={host} />
    </header>
  );
};
