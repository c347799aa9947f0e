import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import type { TekeningGegevens, ZijdeAnkers } from '@adviestool/domain/tekening/tekeningGegevens';
import { isSameInput } from '@adviestool/domain/velden/isSameInput';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { useUitklap } from '@adviestool/ui/useUitklap';
import { memo } from 'react';

import styles from './PositieTabel.module.css';
import { teksten } from './teksten.ts';

interface ZijdePositiesProps {
  zijde: Zijde;
  ankers: ZijdeAnkers;
}

/** Drawn anew only when this side is divided otherwise: a key changes one of them. */
const ZijdePosities = memo(({ zijde, ankers: { posities, status } }: ZijdePositiesProps) => {
  const { naam, hoek } = teksten.zijde[zijde];
  return (
    <table>
      <caption>
        {`${naam} (${hoek})`}
        {status === 'bad' ? (
          <strong className={styles.fout}>{`, ${teksten.voldoetNiet}`}</strong>
        ) : null}
        {status === undefined && `, ${teksten.voorlopig}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">{teksten.nummer}</th>
          <th scope="col">{teksten.positie}</th>
        </tr>
      </thead>
      <tbody>
        {posities.map((positie, index) => (
          // The rows are counted: another division changes what stands in them.
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            <td>{formatNumber(positie)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}, isSameInput);
ZijdePosities.displayName = 'ZijdePosities';

interface PositieTabelProps extends Pick<TekeningGegevens, 'zijden'> {
  /** Until somebody folds it. */
  isOpen?: boolean;
}

/** The drawing's ankers as tables, one for each side that has any. */
export const PositieTabel = ({ zijden, isOpen = false }: PositieTabelProps) => {
  const uitklap = useUitklap(isOpen);
  const tabellen = ZIJDEN.flatMap((zijde) => {
    const ankers = zijden[zijde];
    return ankers === undefined || ankers.posities.length === 0
      ? []
      : [<ZijdePosities key={zijde} zijde={zijde} ankers={ankers} />];
  });
  if (tabellen.length === 0) return null;
  return (
    <details className={styles.posities} {...uitklap}>
      <summary>{teksten.tabel}</summary>
      <div className={styles.zijden}>{tabellen}</div>
    </details>
  );
};
