import { RelativeTime } from '@adviestool/ui/RelativeTime';
import type { ReactNode } from 'react';

import styles from './NotitieLijst.module.css';
import type { Notitie } from './notitie.ts';

interface NotitieLijstProps {
  notities: readonly Notitie[];
  /** What stands below each, beside when it was written. */
  renderPlace?: (notitie: Notitie) => ReactNode;
}

export const NotitieLijst = ({ notities, renderPlace }: NotitieLijstProps) => (
  <ul className={styles.lijst}>
    {notities.map((notitie) => (
      <li key={notitie.id} className={styles.notitie}>
        <p className={styles.tekst}>{notitie.tekst}</p>
        <p className={styles.onder}>
          <RelativeTime value={notitie.geschreven} />
          {renderPlace?.(notitie)}
        </p>
      </li>
    ))}
  </ul>
);
