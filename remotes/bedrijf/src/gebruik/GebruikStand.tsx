import type { Ruimte } from '@adviestool/contract/gebruik';
import { Chip } from '@adviestool/ui/Chip';

import styles from './GebruikStand.module.css';
import { mateVan } from './mateVan.ts';
import { teksten } from './teksten.ts';

interface GebruikStandProps {
  soort: keyof Ruimte;
  gebruik: number;
  grens: number;
}

/** One use against its limit, in words and as a bar. */
export const GebruikStand = ({ soort, gebruik, grens }: GebruikStandProps) => {
  const mate = mateVan(gebruik, grens);
  const part = grens === 0 ? 1 : Math.min(gebruik / grens, 1);
  return (
    <div>
      <dt className={styles.soort}>
        {teksten.soort[soort]}
        {mate !== 'ruim' && (
          <Chip kind={mate === 'vol' ? 'bad' : 'warn'}>{teksten.mate[mate]}</Chip>
        )}
      </dt>
      <dd className={styles.stand}>
        {teksten.stand[soort](gebruik, grens)}
        <span className={styles.balk} aria-hidden="true">
          <span className={styles[mate]} style={{ inlineSize: `${part * 100}%` }} />
        </span>
      </dd>
    </div>
  );
};
