import type { BouwlijstRegel } from '@adviestool/domain/bouwlijst';

import styles from './Bouwlijst.module.css';
import { teksten } from './teksten.ts';

/** A product by its name, with its code and kind below it. */
export const ProductNaam = ({
  product: { id, naam, soort },
}: {
  product: Pick<BouwlijstRegel, 'id' | 'naam' | 'soort'>;
}) => (
  <>
    {naam}{' '}
    <span className={styles.secondary}>
      {id} · {teksten.soort[soort]}
    </span>
  </>
);
