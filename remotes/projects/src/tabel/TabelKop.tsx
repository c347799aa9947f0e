import { Icon } from '@adviestool/ui/Icon';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { memo, type ReactNode } from 'react';

import type { SorteerKolom, Sortering } from '../view/sortering.ts';
import styles from './GevelvullingTabel.module.css';
import { KOLOMMEN, type Kolom } from './kolommen.ts';
import { teksten } from './teksten.ts';

export interface TabelKopProps {
  sortering: Sortering | null;
  onSort: (kolom: SorteerKolom) => void;
  /** How many of the rows are selected. */
  gekozen: 'geen' | 'enkele' | 'alle';
  /** The column that Tab leads to; null: it is not in the head. */
  actief: number | null;
}

const AriaSort = { true: 'descending', false: 'ascending' } as const;

/** The head; a key that moves through the rows leaves it as it is. */
export const TabelKop = memo(({ sortering, onSort, gekozen, actief }: TabelKopProps) => {
  const inhoudOf = ({ id, label, sorteer, isStil }: Kolom, tabIndex: number): ReactNode => {
    if (id === 'selectie') {
      return (
        <input
          ref={(box) => {
            if (box !== null) box.indeterminate = gekozen === 'enkele';
          }}
          type="checkbox"
          aria-label={teksten.alles}
          checked={gekozen === 'alle'}
          readOnly
          tabIndex={tabIndex}
        />
      );
    }
    if (sorteer === undefined) return isStil ? <VisuallyHidden>{label}</VisuallyHidden> : label;
    const isSorted = sortering?.kolom === sorteer;
    return (
      <button
        type="button"
        className={styles.sorteer}
        tabIndex={tabIndex}
        onClick={() => onSort(sorteer)}
      >
        {label}
        {isSorted && <Icon name={sortering.isAflopend ? 'arrow-down' : 'arrow-up'} />}
      </button>
    );
  };

  return (
    <thead>
      <tr aria-rowindex={1}>
        {KOLOMMEN.map((kolom, index) => {
          const { id, sorteer, isGetal } = kolom;
          const tabIndex = actief === index ? 0 : -1;
          const isSorted = sortering !== null && sortering.kolom === sorteer;
          return (
            <th
              key={id}
              scope="col"
              aria-colindex={index + 1}
              aria-sort={isSorted ? AriaSort[`${sortering.isAflopend}`] : undefined}
              data-soort={id}
              data-getal={isGetal}
              {...(id === 'tekening' ? { tabIndex } : {})}
            >
              {inhoudOf(kolom, tabIndex)}
            </th>
          );
        })}
      </tr>
    </thead>
  );
});
TabelKop.displayName = 'TabelKop';
