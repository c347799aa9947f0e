import type { ProjectRevisies } from '@adviestool/contract/geschiedenis';
import { projectPath } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { buttonClass } from '@adviestool/ui/Button';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Pager } from '@adviestool/ui/Pager';
import { Link } from 'react-router';

import styles from './Geschiedenis.module.css';
import { geschiedenisPath } from '../project/geschiedenisPath.ts';
import { RevisieItem } from './RevisieItem.tsx';
import { teksten } from './teksten.ts';
import { SindsKeuze } from './vergelijken/SindsKeuze.tsx';

interface RevisieLijstProps {
  host: HostApi;
  project: Project;
  lijst: ProjectRevisies;
  onPutBack: (revision: number) => Promise<void>;
}

/** One page of the history, the newest first. */
export const RevisieLijst = ({ host, project, lijst, onPutBack }: RevisieLijstProps) => {
  const { pager, revisies } = lijst;
  const namen = {
    catalogus: host.catalogus.loaded(project.projectGegevens.catalogus),
    leveranciers: host.config.variant.fastenerSuppliers.options,
  };

  return (
    <>
      <PageHeader
        title={teksten.titel}
        sub={project.projectGegevens.projectNaam}
        actions={
          <Link to={projectPath(project.id)} className={buttonClass('secondary')}>
            {teksten.naarProject}
          </Link>
        }
      />
      <div className={styles.sinds}>
        <SindsKeuze host={host} projectId={project.id} gekozen={null} />
      </div>
      <ol className={styles.lijst} aria-label={teksten.titel}>
        {revisies.map((revisie, index) => (
          <RevisieItem
            key={revisie.revision}
            host={host}
            projectId={project.id}
            revisie={revisie}
            namen={namen}
            isNewest={pager.current_page === 0 && index === 0}
            onPutBack={onPutBack}
          />
        ))}
      </ol>
      <Pager
        page={pager.current_page + 1}
        totalPages={pager.total_pages}
        href={(pagina) => geschiedenisPath(project.id, pagina)}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
    </>
  );
};
