import { Icon } from '@adviestool/ui/Icon';
import { TONE_ICONS } from '@adviestool/ui/tone';

import styles from './Oordeel.module.css';
import type { Oordeel as OordeelGegevens } from './oordeelOf.ts';

/** The verdict, announced whenever it changes. */
export const Oordeel = ({ oordeel: { tone, tekst, totaal } }: { oordeel: OordeelGegevens }) => (
  <output className={styles.oordeel} data-tone={tone}>
    <span className={styles.icon}>
      <Icon name={TONE_ICONS[tone]} />
    </span>
    <span className={styles.tekst}>{tekst}</span>
    {totaal !== null && <span className={styles.totaal}>{totaal}</span>}
  </output>
);
