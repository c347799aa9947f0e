import { ZIJDEN } from '@adviestool/contract/zijde';

import styles from './PositieTabel.module.css';
import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { teksten } from './teksten.ts';

/** The drawing's ankers as tables, one for each side that has any. */
export const PositieTabel = ({ zijden }: Pick<TekeningGegevens, 'zijden'>) => (
  <details className={styles.posities}>
    <summary>{teksten.tabel}</summary>
    <div className={styles.zijden}>
      {ZIJDEN.map((zijde) => {
        const ankers = zijden[zijde];
        if (ankers === undefined || ankers.posities.length === 0) return null;
        const { naam, hoek } = teksten.zijde[zijde];
        return (
          <table key={zijde}>
            <caption>
              {`${naam} (${hoek})`}
              {ankers.status === 'bad' ? (
                <strong className={styles.fout}>{`, ${teksten.voldoetNiet}`}</strong>
              ) : null}
            </caption>
            <thead>
              <tr>
                <th scope="col">{teksten.nummer}</th>
                <th scope="col">{teksten.positie}</th>
              </tr>
            </thead>
            <tbody>
              {ankers.posities.map((positie, index) => (
                <tr key={positie}>
                  <th scope="row">{index + 1}</th>
                  <td>{formatNumber(positie)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </div>
  </details>
);
