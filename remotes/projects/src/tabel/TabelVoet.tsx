import { formatNumber } from '@adviestool/getallen/formatNumber';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { memo } from 'react';

import styles from './GevelvullingTabel.module.css';
import { inlineSizeOf, RIJKOP, type TabelKolom } from './kolommen.tsx';
import { teksten } from './teksten.ts';

const sumOf = (rijen: readonly GevelvullingRij[], { waardeOf }: TabelKolom): number =>
  rijen.reduce((sum, rij) => sum + Number(waardeOf?.(rij) ?? 0), 0);

interface TabelVoetProps {
  kolommen: readonly TabelKolom[];
  rijen: readonly GevelvullingRij[];
  /** Of the row, from 1. */
  index: number;
}

/** What the rows that are shown are together. */
export const TabelVoet = memo(({ kolommen, rijen, index: rowIndex }: TabelVoetProps) => {
  // What the foot is called has the room up to the numbers.
  const naKop = kolommen.findIndex(({ isGetal }) => isGetal);
  const zonderAdvies = rijen.filter(({ totaalHoekankers }) => totaalHoekankers === null).length;
  return (
    <tfoot className={styles.voet}>
      <tr aria-rowindex={rowIndex}>
        {kolommen.map((kolom, index) => {
          const { id, isOpgeteld } = kolom;
          if (index === RIJKOP) {
            return (
              <th key={id} scope="row" colSpan={naKop - RIJKOP} data-soort={id}>
                <span>{teksten.som(rijen.length, zonderAdvies)}</span>
              </th>
            );
          }
          if (index > RIJKOP && index < naKop) return null;
          const style = { inlineSize: inlineSizeOf(kolom) };
          if (isOpgeteld !== true) {
            return <td key={id} data-soort={id} aria-hidden="true" style={style} />;
          }
          return (
            <td key={id} data-getal style={style}>
              {formatNumber(sumOf(rijen, kolom))}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
});
TabelVoet.displayName = 'TabelVoet';
