import type { Advies } from '@adviestool/domain/advies';
import { formatQuantity } from '@adviestool/ui/format';
import { Formula } from '@adviestool/ui/Formula';

import styles from './KvtControle.module.css';
import { teksten } from './teksten.ts';

/** The checks of the KVT, for information only. */
export const KvtControle = ({ advies: { kvtControle } }: { advies: Advies }) => {
  if (kvtControle === null) return null;
  const { windPerAnkerGemiddeldK, gewichtPerAnkerOnderzijdeK } = kvtControle;
  return (
    <p className={styles.kvt}>
      <strong>{teksten.kvt.titel}</strong>:{' '}
      {teksten.kvt.wind(formatQuantity(windPerAnkerGemiddeldK, 2, 'kN'))}{' '}
      <Formula>{teksten.kvt.formuleWind}</Formula>
      {gewichtPerAnkerOnderzijdeK !== undefined && (
        <>
          , {teksten.kvt.gewicht(formatQuantity(gewichtPerAnkerOnderzijdeK, 2, 'kN'))}{' '}
          <Formula>{teksten.kvt.formuleGewicht}</Formula>
        </>
      )}
      . {teksten.kvt.uitleg}
    </p>
  );
};
