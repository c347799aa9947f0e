import { projectPath } from '@adviestool/contract/paths';
import type { ProjectSummaryRecord } from '@adviestool/contract/projectList';
import { Link } from 'react-router';

import styles from './GevondenMerken.module.css';
import { teksten } from './gevondenTeksten.ts';

interface GevondenMerkenProps {
  projectId: number;
  gevonden: NonNullable<ProjectSummaryRecord['gevonden']>;
}

/** The gevelvullingen of a project that a search found, each with the way to it. */
export const GevondenMerken = ({
  projectId,
  gevonden: { merken, verschillend, aantal },
}: GevondenMerkenProps) => (
  <span className={styles.gevonden}>
    {teksten.gevonden(aantal)}{' '}
    {merken.map((merk) => (
      <Link
        key={merk}
        to={`${projectPath(projectId)}?${new URLSearchParams({ zoek: merk }).toString()}`}
        className={styles.merk}
      >
        {merk}
      </Link>
    ))}
    {verschillend > merken.length && teksten.meer(verschillend - merken.length)}
  </span>
);
