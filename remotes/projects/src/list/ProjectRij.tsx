import { projectDetailsPath, projectPath } from '@adviestool/contract/paths';
import type { ProjectSummaryRecord } from '@adviestool/contract/projectList';
import { projectGegevensOf } from '@adviestool/contract/projectRecord';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { Chip } from '@adviestool/ui/Chip';
import { Menu } from '@adviestool/ui/Menu';
import type { MenuEntry } from '@adviestool/ui/menuEntry';
import { RelativeTime } from '@adviestool/ui/RelativeTime';
import { Link, useNavigate } from 'react-router';

import type { RemovableProject } from '../removeProject.ts';
import { ProjectStand } from './ProjectStand.tsx';
import styles from './ProjectTabel.module.css';
import { teksten } from './teksten.ts';

interface ProjectRijProps {
  project: ProjectSummaryRecord;
  isNewlyImported: boolean;
  /** Whose it is; null: the user knows. */
  maker: string | null;
  onRemove: (project: RemovableProject) => Promise<void>;
}

const bewerken = (id: number): MenuEntry => ({
  id: 'bewerken',
  label: 'Bewerken',
  icon: 'pencil',
  href: projectDetailsPath(id),
});

const VERWIJDEREN = {
  id: 'verwijderen',
  label: 'Verwijderen',
  icon: 'trash',
  danger: true,
} as const;

export const ProjectRij = ({ project, isNewlyImported, maker, onRemove }: ProjectRijProps) => {
  const navigate = useNavigate();
  const { rechten } = project;
  const projectGegevens = projectGegevensOf(project);
  const { projectNaam, referentienummer, werkadres, plaatsWerkadres } = projectGegevens;
  const naam = zichtbareNaam(projectNaam, `Project ${project.id}`);
  const items: MenuEntry[] = [
    ...(rechten.wijzigen ? [bewerken(project.id)] : []),
    ...(rechten.beheren
      ? [{ ...VERWIJDEREN, onAction: () => void onRemove({ id: project.id, projectGegevens }) }]
      : []),
  ];

  return (
    <tr className={styles.row} data-id={project.id}>
      <td className={styles.naam}>
        <Link to={projectPath(project.id)} className={styles.open}>
          {naam}
        </Link>
        {referentienummer !== null && <span className={styles.secondary}>{referentienummer}</span>}
        {maker !== null && <span className={styles.secondary}>{teksten.vanWie(maker)}</span>}
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
      <td>
        <ProjectStand samenvatting={project.samenvatting} />
      </td>
      <td className={styles.changed}>
        <RelativeTime value={project.changed} />
      </td>
      <td className={styles.actions}>
        {items.length > 0 && (
          <Menu
            label={`Acties voor ${naam}`}
            onNavigate={(href) => void navigate(href)}
            items={items}
          />
        )}
      </td>
    </tr>
  );
};
