import { Icon } from '@adviestool/ui/Icon';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { memo, type ReactNode } from 'react';

import type { Sortering } from '../rijen/sortering.ts';
import styles from './GevelvullingTabel.module.css';
import { inlineSizeOf, type TabelKolom } from './kolommen.tsx';
import { teksten } from './teksten.ts';

export interface TabelKopProps {
  kolommen: readonly TabelKolom[];
  sortering: Sortering | null;
  onSort: (kolom: string) => void;
  /** How many of the rows are selected. */
  gekozen: 'geen' | 'enkele' | 'alle';
  /** The column that Tab leads to; null: it is not in the head. */
  actief: number | null;
}

const AriaSort = { true: 'descending', false: 'ascending' } as const;

/** The head; a key that moves through the rows leaves it as it is. */
export const TabelKop = memo(({ kolommen, sortering, onSort, gekozen, actief }: TabelKopProps) => {
  const inhoudOf = (
    { id, label, waardeOf, isStil, isSelectie }: TabelKolom,
    tabIndex: number,
  ): ReactNode => {
    if (isSelectie === true) {
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
    if (waardeOf === undefined) return isStil ? <VisuallyHidden>{label}</VisuallyHidden> : label;
    const isSorted = sortering?.kolom === id;
    return (
      <button
        type="button"
        className={styles.sorteer}
        tabIndex={tabIndex}
        onClick={() => onSort(id)}
      >
        {label}
        {isSorted && <Icon name={sortering.isAflopend ? 'arrow-down' : 'arrow-up'} />}
      </button>
    );
  };

  return (
    <thead>
      <tr aria-rowindex={1}>
        {kolommen.map((kolom, index) => {
          const { id, waardeOf, isGetal, isSelectie } = kolom;
          const tabIndex = actief === index ? 0 : -1;
          const isSorted = waardeOf !== undefined && sortering?.kolom === id;
          return (
            <th
              key={id}
              scope="col"
              aria-colindex={index + 1}
              aria-sort={isSorted ? AriaSort[`${sortering.isAflopend}`] : undefined}
              data-soort={id}
              data-getal={isGetal}
              style={{ inlineSize: inlineSizeOf(kolom) }}
              {...(waardeOf === undefined && isSelectie === undefined ? { tabIndex } : {})}
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
