import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';

import { teksten } from './teksten.ts';
import styles from './Vergelijken.module.css';

/** How far the comparison is, and that it is ready; `deel` is of 1, null when it is. */
export const Voortgang = ({ deel }: { deel: number | null }) => (
  <div className={styles.voortgang}>
    {deel !== null && <progress aria-label={teksten.bezig} value={deel} />}
    <VisuallyHidden>
      <output>{deel === null ? teksten.klaar : ''}</output>
    </VisuallyHidden>
  </div>
);
