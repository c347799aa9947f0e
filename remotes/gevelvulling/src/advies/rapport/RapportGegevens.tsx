import { DefinitionList } from '@adviestool/ui/DefinitionList';

import type { RapportProps } from './rapportProps.ts';
import styles from './Rapport.module.css';
import { gevelvullingRegels, projectRegels } from './regels.ts';
import { teksten } from './teksten.ts';

/** The head of the report: what it is about. */
export const RapportGegevens = ({
  project,
  gevelvulling,
  isOpgeslagen,
  advies,
}: Omit<RapportProps, 'catalogus' | 'explain' | 'uitgangspunten'>) => (
  <header className={styles.gegevens}>
    <div>
      <h3>{teksten.project}</h3>
      <DefinitionList layout="grid" items={projectRegels(project, advies)} />
    </div>
    <div>
      <h3>{teksten.gevelvulling}</h3>
      <DefinitionList
        layout="grid"
        items={gevelvullingRegels(gevelvulling, isOpgeslagen, advies)}
      />
    </div>
  </header>
);
