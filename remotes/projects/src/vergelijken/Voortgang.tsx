import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';

import { teksten } from './teksten.ts';
import styles from './Vergelijken.module.css';

interface VoortgangProps {
  /** How much is done, of 1; null: all of it. */
  deel: number | null;
  /** What there is to say once it is done. */
  klaar: string;
}

/** How far the comparison is, and what was compared. */
export const Voortgang = ({ deel, klaar }: VoortgangProps) => (
  <div className={styles.voortgang}>
    <p>{deel === null ? klaar : teksten.bezig(deel)}</p>
    {deel !== null && <progress aria-label={teksten.bezigMet} value={deel} />}
    <VisuallyHidden>
      <output>{deel === null ? teksten.klaar : ''}</output>
    </VisuallyHidden>
  </div>
);
