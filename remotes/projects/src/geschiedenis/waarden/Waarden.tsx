import type { WijzigingRegel } from '@adviestool/projectdelta/wijzigingInWoorden';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';

import { teksten } from './teksten.ts';
import styles from './Waarden.module.css';

const Waarde = ({ tekst }: { tekst: string | null }) =>
  tekst === null ? <span className={styles.leeg}>{teksten.leeg}</span> : <>{tekst}</>;

/** What a value was and what it became. */
export const Waarden = ({ voor, na }: Pick<WijzigingRegel, 'voor' | 'na'>) => (
  <>
    <Waarde tekst={voor} /> <span aria-hidden="true">→</span>
    <VisuallyHidden>{teksten.wordt}</VisuallyHidden> <Waarde tekst={na} />
  </>
);
