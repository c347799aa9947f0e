import type { ImportItem } from '@adviestool/contract/importQueue';

import styles from './ImportDialog.module.css';
import { teksten } from './teksten.ts';

/** How far the run is as a whole. */
export const Voortgang = ({ items }: { items: readonly ImportItem[] }) => {
  const gedaan = items.filter(
    ({ run: { status } }) => status === 'success' || status === 'error',
  ).length;
  const text = teksten.voortgang(gedaan, items.length);
  return (
    <div className={styles['voortgang']}>
      <p>{text}</p>
      <progress aria-label={text} value={gedaan} max={items.length} />
    </div>
  );
};
