import type { Advies } from '@adviestool/domain/advies';
import { formatQuantity } from '@adviestool/ui/format';

import styles from './KvtControle.module.css';
import { teksten } from './teksten.ts';

/** The checks of the KVT, for information only. */
export const KvtControle = ({ advies: { kvtControle } }: { advies: Advies }) => {
  if (kvtControle === null) return null;
  const { windPerAnkerGemiddeldK, gewichtPerAnkerOnderzijdeK } = kvtControle;
  const regels = [teksten.kvt.wind(formatQuantity(windPerAnkerGemiddeldK, 2, 'kN'))];
  if (gewichtPerAnkerOnderzijdeK !== undefined) {
    regels.push(teksten.kvt.gewicht(formatQuantity(gewichtPerAnkerOnderzijdeK, 2, 'kN')));
  }
  return (
    <p className={styles.kvt}>
      <strong>{teksten.kvt.titel}</strong>: {regels.join(', ')}. {teksten.kvt.uitleg}
    </p>
  );
};
