import { Announcement } from '@adviestool/ui/Announcement';
import { Icon } from '@adviestool/ui/Icon';
import { TONE_ICONS } from '@adviestool/ui/tone';
import type { Oordeel as OordeelGegevens } from '@adviestool/domain/toelichting/oordeelOf';

import styles from './Oordeel.module.css';
import { teksten } from './teksten.ts';

/** The verdict; it follows every key, and is announced when the user pauses. */
export const Oordeel = ({ oordeel: { tone, tekst, totaal } }: { oordeel: OordeelGegevens }) => (
  <section aria-label={teksten.oordeel.naam} className={styles.oordeel} data-tone={tone}>
    <span className={styles.icon}>
      <Icon name={TONE_ICONS[tone]} />
    </span>
    <span className={styles.tekst}>{tekst}</span>
    {totaal !== null && <span className={styles.totaal}>{totaal}</span>}
    <Announcement text={totaal === null ? tekst : `${tekst}. ${totaal}`} />
  </section>
);
