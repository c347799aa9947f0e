import { GEVELVULLING_TYPES } from '@adviestool/contract/gevelvulling';
import { TOESTANDEN } from '@adviestool/domain/rekenen/toestand';
import { gevelvullingTypeLabels } from '@adviestool/domain/toelichting/labels';
import { Select } from '@adviestool/ui/Select';

import { filterFromUrl, type GevelvullingFilter } from './gevelvullingFilter.ts';
import styles from './GevelvullingLijst.module.css';
import { teksten } from './teksten.ts';

/** The value of a select that stands for no filter. */
const ALLE = '';

const TYPE_OPTIONS = [
  { value: ALLE, label: teksten.filter.alleTypen },
  ...GEVELVULLING_TYPES.map((value) => ({ value, label: gevelvullingTypeLabels[value] })),
];

const TOESTAND_OPTIONS = [
  { value: ALLE, label: teksten.filter.alleToestanden },
  ...TOESTANDEN.map((value) => ({ value, label: teksten.toestand[value] })),
];

/** What a filter keeps, in words. */
export const filterLabels = ({ type, toestand }: GevelvullingFilter): string[] => [
  ...(type === null ? [] : [gevelvullingTypeLabels[type]]),
  ...(toestand === null ? [] : [teksten.toestand[toestand]]),
];

interface GevelvullingFiltersProps {
  filter: GevelvullingFilter;
  onChange: (filter: GevelvullingFilter) => void;
}

export const GevelvullingFilters = ({ filter, onChange }: GevelvullingFiltersProps) => {
  const { type, toestand } = filter;
  const change = (part: Partial<Record<keyof GevelvullingFilter, string>>): void =>
    onChange(
      filterFromUrl(
        new URLSearchParams({ type: type ?? ALLE, toestand: toestand ?? ALLE, ...part }),
      ),
    );

  return (
    <div className={styles.filters}>
      <Select
        label={teksten.filter.type}
        options={TYPE_OPTIONS}
        value={type ?? ALLE}
        onChange={(value) => change({ type: value })}
      />
      <Select
        label={teksten.filter.toestand}
        options={TOESTAND_OPTIONS}
        value={toestand ?? ALLE}
        onChange={(value) => change({ toestand: value })}
      />
    </div>
  );
};
