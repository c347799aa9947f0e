import { GEVELVULLING_TYPES } from '@adviestool/contract/gevelvulling';
import { TOESTANDEN, type Toestand } from '@adviestool/domain/vaststellen/toestand';
import { gevelvullingTypeLabels } from '@adviestool/domain/toelichting/labels';
import { ToggleChip } from '@adviestool/ui/ToggleChip';
import { ToggleChips } from '@adviestool/ui/ToggleChips';
import { useMemo } from 'react';

import { GEEN_FILTER, isShown, plaatsenIn, type GevelvullingFilter } from './gevelvullingFilter.ts';
import type { GevelvullingRij } from '../gevelvullingRij.ts';
import { toestandTeksten } from '../toestandTeksten.ts';
import styles from './GevelvullingFilters.module.css';
import { teksten } from './teksten.ts';

type ToestandLabels = Readonly<Record<Toestand, string>>;

/** What a filter keeps, in words. */
export const filterLabels = (
  { zoek, type, toestand, gevel, bouwlaag }: GevelvullingFilter,
  labels: ToestandLabels = toestandTeksten.toestand,
): string[] => [
  ...(zoek === '' ? [] : [`‘${zoek}’`]),
  ...(type === null ? [] : [gevelvullingTypeLabels[type]]),
  ...(toestand === null ? [] : [labels[toestand]]),
  ...(gevel === null ? [] : [teksten.gevelVan(gevel)]),
  ...(bouwlaag === null ? [] : [teksten.bouwlaagVan(bouwlaag)]),
];

const PLAATSEN = [
  { veld: 'gevel', labelVan: teksten.gevelVan },
  { veld: 'bouwlaag', labelVan: teksten.bouwlaagVan },
] as const;

interface GevelvullingFiltersProps {
  rijen: readonly GevelvullingRij[];
  filter: GevelvullingFilter;
  onChange: (filter: GevelvullingFilter) => void;
  /** What the states are called here. */
  labels?: ToestandLabels;
}

const countsOf = (rijen: readonly GevelvullingRij[], filter: GevelvullingFilter) => {
  // What holds the text is looked for once, not for every chip.
  const found = rijen.filter(isShown({ ...GEEN_FILTER, zoek: filter.zoek }));
  const countOf = (part: Partial<GevelvullingFilter>): number =>
    found.filter(isShown({ ...filter, ...part, zoek: '' })).length;
  return {
    types: GEVELVULLING_TYPES.map((type) => ({ type, count: countOf({ type }) })),
    toestanden: TOESTANDEN.map((toestand) => ({ toestand, count: countOf({ toestand }) })),
    plaatsen: PLAATSEN.map(({ veld, labelVan }) => ({
      veld,
      labelVan,
      keuzes: plaatsenIn(rijen, veld).map((plaats) => ({
        plaats,
        count: countOf({ [veld]: plaats }),
      })),
    })),
  };
};

/** How many there would be with each filter, beside what else is asked. */
export const GevelvullingFilters = ({
  rijen,
  filter,
  onChange,
  labels = toestandTeksten.toestand,
}: GevelvullingFiltersProps) => {
  const { types, toestanden, plaatsen } = useMemo(() => countsOf(rijen, filter), [rijen, filter]);

  return (
    <div className={styles.filters}>
      <ToggleChips label={teksten.type}>
        {types
          .filter(({ type, count }) => count > 0 || type === filter.type)
          .map(({ type, count }) => (
            <ToggleChip
              key={type}
              label={gevelvullingTypeLabels[type]}
              count={count}
              pressed={filter.type === type}
              onChange={(isOn) => onChange({ ...filter, type: isOn ? type : null })}
            />
          ))}
      </ToggleChips>
      <ToggleChips label={teksten.toestand}>
        {toestanden
          .filter(({ toestand, count }) => count > 0 || toestand === filter.toestand)
          .map(({ toestand, count }) => (
            <ToggleChip
              key={toestand}
              label={labels[toestand]}
              count={count}
              pressed={filter.toestand === toestand}
              onChange={(isOn) => onChange({ ...filter, toestand: isOn ? toestand : null })}
            />
          ))}
      </ToggleChips>
      {plaatsen
        .filter(({ keuzes }) => keuzes.length > 0)
        .map(({ veld, labelVan, keuzes }) => (
          <ToggleChips key={veld} label={teksten[veld]}>
            {keuzes
              .filter(({ plaats, count }) => count > 0 || plaats === filter[veld])
              .map(({ plaats, count }) => (
                <ToggleChip
                  key={plaats}
                  label={labelVan(plaats)}
                  count={count}
                  pressed={filter[veld] === plaats}
                  onChange={(isOn) => onChange({ ...filter, [veld]: isOn ? plaats : null })}
                />
              ))}
          </ToggleChips>
        ))}
    </div>
  );
};
