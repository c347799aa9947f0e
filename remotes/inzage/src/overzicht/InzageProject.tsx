import type { ProjectGegevens } from '@adviestool/contract/project';
import { ProjectGegevensLijst } from '@adviestool/projectoverzicht/ProjectGegevensLijst';
import { useIsWide } from '@adviestool/ui/useIsWide';
import { useUitklap } from '@adviestool/ui/useUitklap';

import { teksten } from '../inzage/teksten.ts';
import styles from './InzageProject.module.css';

/** px */
const WIDE = 720;

/** The data of the project; on a telephone folded, so that its gevelvullingen are in sight. */
export const InzageProject = ({ projectGegevens }: { projectGegevens: ProjectGegevens }) => {
  const isWide = useIsWide(WIDE);
  const uitklap = useUitklap();
  const lijst = <ProjectGegevensLijst projectGegevens={projectGegevens} />;
  if (isWide) return lijst;

  return (
    <details {...uitklap}>
      <summary className={styles.summary}>{teksten.projectgegevens}</summary>
      {lijst}
    </details>
  );
};
