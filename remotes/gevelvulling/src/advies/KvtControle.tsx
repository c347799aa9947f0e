import type { Advies } from '@adviestool/domain/rekenen/advies';
import { gewichtPerAnker } from '@adviestool/domain/rekenen/gewicht';
import { windPerAnker } from '@adviestool/domain/rekenen/wind';
import { formatOutcome } from '@adviestool/getallen/formatUitkomst';
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
      {teksten.kvt.wind(formatOutcome(windPerAnkerGemiddeldK, 'kN'))} (
      <Formula>{windPerAnker.tekst}</Formula>)
      {gewichtPerAnkerOnderzijdeK !== undefined && (
        <>
          , {teksten.kvt.gewicht(formatOutcome(gewichtPerAnkerOnderzijdeK, 'kN'))} (
          <Formula>{gewichtPerAnker.tekst}</Formula>)
        </>
      )}
      . {teksten.kvt.uitleg}
    </p>
  );
};
