import { memo } from 'react';

import { GroepKop } from './GroepKop.tsx';
import styles from './GevelvullingTabel.module.css';
import type { GroepRegel } from './regelsOf.ts';

interface TabelGroepRijProps {
  regel: GroepRegel;
  /** From 1, in the whole table. */
  index: number;
  /** Columns of the table. */
  breed: number;
  /** Tab leads to it. */
  isActief: boolean;
  onFold: (id: string, isDicht: boolean) => void;
}

/** The head of a group as a row of the table. */
export const TabelGroepRij = memo(
  ({ regel, index, breed, isActief, onFold }: TabelGroepRijProps) => (
    <tr aria-rowindex={index + 1} data-id={regel.id} className={styles.groep}>
      <td colSpan={breed}>
        <GroepKop regel={regel} tabIndex={isActief ? 0 : -1} onFold={onFold} />
      </td>
    </tr>
  ),
);
TabelGroepRij.displayName = 'TabelGroepRij';
