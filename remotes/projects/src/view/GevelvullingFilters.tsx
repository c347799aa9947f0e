import { GEVELVULLING_TYPES } from '@adviestool/contract/gevelvulling';
import { TOESTANDEN } from '@adviestool/domain/vaststellen/toestand';
import { gevelvullingTypeLabels } from '@adviestool/domain/toelichting/labels';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { ToggleChip } from '@adviestool/ui/ToggleChip';
import { ToggleChips } from '@adviestool/ui/ToggleChips';
import { useMemo } from 'react';

import { GEEN_FILTER, isShown, plaatsenIn, type GevelvullingFilter } from './gevelvullingFilter.ts';
import styles from './GevelvullingLijst.module.css';
import { teksten as rijTeksten } from '../rijen/teksten.ts';
import { teksten } from './teksten.ts';

/** What a filter keeps, in words. */
export const filterLabels = ({
  zoek,
  type,
  toestand,
  gevel,
  bouwlaag,
}: GevelvullingFilter): string[] => [
  ...(zoek === '' ? [] : [`‘${zoek}’`]),
  ...(type === null ? [] : [gevelvullingTypeLabels[type]]),
  ...(toestand === null ? [] : [rijTeksten.toestand[toestand]]),
  ...(gevel === null ? [] : [teksten.filter.gevelVan(gevel)]),
  ...(bouwlaag === null ? [] : [teksten.filter.bouwlaagVan(bouwlaag)]),
];

const PLAATSEN = [
  { veld: 'gevel', labelVan: teksten.filter.gevelVan },
  { veld: 'bouwlaag', labelVan: teksten.filter.bouwlaagVan },
] as const;

interface GevelvullingFiltersProps {
  rijen: readonly GevelvullingRij[];
  filter: GevelvullingFilter;
  onChange: (filter: GevelvullingFilter) => void;
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
export const GevelvullingFilters = ({ rijen, filter, onChange }: GevelvullingFiltersProps) => {
  const { types, toestanden, plaatsen } = useMemo(() => countsOf(rijen, filter), [rijen, filter]);

  return (
    <div className={styles.filters}>
      <ToggleChips label={teksten.filter.type}>
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
      <ToggleChips label={teksten.filter.toestand}>
        {toestanden
          .filter(({ toestand, count }) => count > 0 || toestand === filter.toestand)
          .map(({ toestand, count }) => (
            <ToggleChip
              key={toestand}
              label={rijTeksten.toestand[toestand]}
              count={count}
              pressed={filter.toestand === toestand}
              onChange={(isOn) => onChange({ ...filter, toestand: isOn ? toestand : null })}
            />
          ))}
      </ToggleChips>
      {plaatsen
        .filter(({ keuzes }) => keuzes.length > 0)
        .map(({ veld, labelVan, keuzes }) => (
          <ToggleChips key={veld} label={teksten.filter[veld]}>
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
