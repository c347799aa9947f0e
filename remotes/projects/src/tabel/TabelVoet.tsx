import { formatNumber } from '@adviestool/getallen/formatNumber';
import { memo } from 'react';

import type { GevelvullingRij } from '../view/gevelvullingRij.ts';
import styles from './GevelvullingTabel.module.css';
import { teksten } from './teksten.ts';

const sumOf = (rijen: readonly GevelvullingRij[], naam: 'aantal' | 'totaalHoekankers'): number =>
  rijen.reduce((sum, rij) => sum + (rij[naam] ?? 0), 0);

/** What the rows that are shown are together. */
export const TabelVoet = memo(({ rijen }: { rijen: readonly GevelvullingRij[] }) => (
  <tfoot className={styles.voet}>
    <tr aria-rowindex={rijen.length + 2}>
      <td data-soort="selectie" aria-hidden="true" />
      <th scope="row" colSpan={3} data-soort="merk">
        {teksten.som(rijen.length)}
      </th>
      <td colSpan={2} aria-hidden="true" />
      <td data-getal>{formatNumber(sumOf(rijen, 'aantal'))}</td>
      <td aria-hidden="true" />
      <td data-getal>{formatNumber(sumOf(rijen, 'totaalHoekankers'))}</td>
      <td colSpan={2} aria-hidden="true" />
    </tr>
  </tfoot>
));
TabelVoet.displayName = 'TabelVoet';
