import type { ProjectSummaryRecord } from '@adviestool/contract/projectList';
import { currentUid } from '@adviestool/state/session';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';

import { ProjectRij, type RijActies } from './ProjectRij.tsx';
import styles from './ProjectTabel.module.css';

interface ProjectTabelProps {
  projects: readonly ProjectSummaryRecord[];
  newlyImported: readonly number[];
  isLoading: boolean;
  acties: RijActies;
}

/** One markup for both widths: below 720 px the rows are laid out as cards. */
export const ProjectTabel = ({ projects, newlyImported, isLoading, acties }: ProjectTabelProps) => {
  const uid = currentUid();
  const namesMakers = projects.some(({ user }) => user !== null && user.uid !== uid);

  return (
    <table className={styles.table} aria-label="Projecten" aria-busy={isLoading}>
      <thead>
        <tr className={styles.row}>
          <th scope="col">Project</th>
          <th scope="col" className={styles.adres}>
            Werkadres
          </th>
          <th scope="col" className={styles.stand}>
            Gevelvullingen
          </th>
          <th scope="col" className={styles.changed}>
            Laatst bewerkt
          </th>
          <th scope="col">
            <VisuallyHidden>Acties</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {projects.map((project) => (
          <ProjectRij
            key={project.id}
            project={project}
            isNewlyImported={newlyImported.includes(project.id)}
            maker={namesMakers ? (project.user?.name ?? null) : null}
            acties={acties}
          />
        ))}
      </tbody>
    </table>
  );
};
