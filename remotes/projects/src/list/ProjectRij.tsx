import { projectDetailsPath, projectPath } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import { isProjectGereed } from '@adviestool/domain/velden/projectGegevens';
import { Chip } from '@adviestool/ui/Chip';
import { Menu } from '@adviestool/ui/Menu';
import { RelativeTime } from '@adviestool/ui/RelativeTime';
import { Link, useNavigate } from 'react-router';

import styles from './ProjectTabel.module.css';

interface ProjectRijProps {
  project: Project;
  isNewlyImported: boolean;
  onRemove: (project: Project) => Promise<void>;
}

export const ProjectRij = ({ project, isNewlyImported, onRemove }: ProjectRijProps) => {
  const navigate = useNavigate();
  const { projectNaam, referentienummer, werkadres, plaatsWerkadres } = project.projectGegevens;
  const aantal = project.gevelvullingen.length;

  return (
    <tr className={styles.row} data-id={project.id}>
      <td className={styles.naam}>
        <Link to={projectPath(project.id)} className={styles.open}>
          {projectNaam}
        </Link>
        {referentienummer !== null && <span className={styles.secondary}>{referentienummer}</span>}
        {isNewlyImported && (
          <span className={styles.imported}>
            <Chip kind="info">Nieuw geïmporteerd</Chip>
          </span>
        )}
      </td>
      <td className={styles.adres}>
        {werkadres}
        {plaatsWerkadres !== null && <span className={styles.secondary}>{plaatsWerkadres}</span>}
      </td>
      <td className={styles.number}>
        {project.onleesbaar ? '–' : aantal}
        <span className={styles.unit}>{aantal === 1 ? ' gevelvulling' : ' gevelvullingen'}</span>
      </td>
      <td className={styles.gereed}>
        {isProjectGereed(project.projectGegevens) ? (
          <Chip kind="ok">Gereed</Chip>
        ) : (
          <Chip>Concept</Chip>
        )}
      </td>
      <td className={styles.changed}>
        <RelativeTime value={project.changed} />
      </td>
      <td className={styles.actions}>
        <Menu
          label={`Acties voor ${projectNaam ?? ''}`}
          onNavigate={(href) => void navigate(href)}
          items={[
            {
              id: 'bewerken',
              label: 'Bewerken',
              icon: 'pencil',
              href: projectDetailsPath(project.id),
            },
            {
              id: 'verwijderen',
              label: 'Verwijderen',
              icon: 'trash',
              danger: true,
              onAction: () => void onRemove(project),
            },
          ]}
        />
      </td>
    </tr>
  );
};
