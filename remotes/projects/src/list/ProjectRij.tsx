import { projectDetailsPath, projectPath } from '@adviestool/contract/paths';
import type { ProjectSummaryRecord } from '@adviestool/contract/projectList';
import { projectGegevensOf } from '@adviestool/contract/projectRecord';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { adresTekst } from '@adviestool/domain/toelichting/adresTekst';
import { Chip } from '@adviestool/ui/Chip';
import { Menu } from '@adviestool/ui/Menu';
import type { MenuEntry } from '@adviestool/ui/menuEntry';
import { RelativeTime } from '@adviestool/ui/RelativeTime';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router';

import type { RemovableProject } from '../project/removeProject.ts';
import { ProjectStand } from './ProjectStand.tsx';
import styles from './ProjectTabel.module.css';
import { teksten } from './teksten.ts';

/** Only a search finds merken. */
const GevondenMerken = lazy(async () => {
  const { GevondenMerken: Component } = await import('./GevondenMerken.tsx');
  return { default: Component };
});

/** What the menu of a row does. */
export interface RijActies {
  onRemove: (project: RemovableProject) => Promise<void>;
  /** Null: the user makes no projects. */
  onDuplicate: ((project: GenoemdProject) => void) | null;
  onArchive: (project: GenoemdProject, isArchived: boolean) => Promise<void>;
}

export interface GenoemdProject {
  id: number;
  naam: string;
}

interface ProjectRijProps {
  project: ProjectSummaryRecord;
  isNewlyImported: boolean;
  /** Whose it is; null: the user knows. */
  maker: string | null;
  acties: RijActies;
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

export const ProjectRij = ({ project, isNewlyImported, maker, acties }: ProjectRijProps) => {
  const navigate = useNavigate();
  const { rechten } = project;
  const { onDuplicate } = acties;
  const projectGegevens = projectGegevensOf(project);
  const { projectNaam, referentienummer, werkadres, plaatsWerkadres } = projectGegevens;
  const { id, gevonden } = project;
  const naam = zichtbareNaam(projectNaam, `Project ${id}`);
  const isArchived = project.archived !== undefined;
  const items: MenuEntry[] = [
    ...(rechten.wijzigen ? [bewerken(id)] : []),
    ...(onDuplicate === null
      ? []
      : [{ id: 'dupliceren', label: 'Dupliceren', onAction: () => onDuplicate({ id, naam }) }]),
    ...(rechten.beheren
      ? [
          {
            id: 'archief',
            label: isArchived ? 'Uit het archief halen' : 'Archiveren',
            onAction: () => void acties.onArchive({ id, naam }, !isArchived),
          },
          { ...VERWIJDEREN, onAction: () => void acties.onRemove({ id, projectGegevens }) },
        ]
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
        {gevonden !== undefined && (
          <Suspense>
            <GevondenMerken projectId={id} gevonden={gevonden} />
          </Suspense>
        )}
      </td>
      <td className={styles.adres}>
        {werkadres !== null && <span className={styles.straat}>{werkadres}</span>}
        {plaatsWerkadres !== null && adresTekst(projectGegevens) !== werkadres && (
          <span className={styles.secondary}>{plaatsWerkadres}</span>
        )}
      </td>
      <td className={styles.stand}>
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
