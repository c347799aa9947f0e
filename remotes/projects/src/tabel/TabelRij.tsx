import { memo } from 'react';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

import styles from './GevelvullingTabel.module.css';
import type { TabelKolom } from './kolommen.tsx';
import { TabelCel, type RijInvoer } from './TabelCel.tsx';
import type { MislukteInvoer } from './useCellen.ts';

interface TabelRijProps {
  rij: GevelvullingRij;
  kolommen: readonly TabelKolom[];
  /** From 1, in the whole table. */
  index: number;
  path: string;
  isSelected: boolean;
  /** The column that Tab leads to; null: none in this row. */
  actief: number | null;
  invoer: RijInvoer | null;
  mislukt: MislukteInvoer | undefined;
}

/** A row of the table; of thousands only those that change are drawn again. */
export const TabelRij = memo(
  ({ rij, kolommen, index, path, isSelected, actief, invoer, mislukt }: TabelRijProps) => (
    <tr
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      data-id={rij.id}
      className={styles.rij}
    >
      {kolommen.map((kolom, plaats) => (
        <TabelCel
          key={kolom.id}
          rij={rij}
          kolom={kolom}
          plaats={plaats}
          path={path}
          isSelected={isSelected}
          isActief={actief === plaats}
          invoer={invoer?.kolom === plaats ? invoer : null}
          mislukt={kolom.veld === undefined ? undefined : mislukt?.[kolom.veld]}
        />
      ))}
    </tr>
  ),
);
TabelRij.displayName = 'TabelRij';
