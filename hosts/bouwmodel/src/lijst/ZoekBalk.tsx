import { GEVELVULLING_TYPES } from '@adviestool/contract/gevelvulling';
import { gevelvullingTypeLabels } from '@adviestool/domain/toelichting/labels';
import type { Groep } from '@adviestool/ifc/bouwmodel';
import { SearchBox } from '@adviestool/ui/SearchBox';
import { Select } from '@adviestool/ui/Select';
import { ToggleChip } from '@adviestool/ui/ToggleChip';
import { memo } from 'react';

import { bouwlagenOf } from '../model/bouwlagen.ts';
import { GEEN_FILTER, isShown, KENMERKEN, type GroepFilter } from '../model/groepFilter.ts';
import type { Keuzes } from '../model/keuze.ts';
import { teksten } from '../model/teksten.ts';
import styles from './ZoekBalk.module.css';

const ALLE = 'alle';

interface ZoekBalkProps {
  groepen: readonly Groep[];
  keuzes: Keuzes;
  filter: GroepFilter;
  onChange: (filter: GroepFilter) => void;
}

/** What is looked for, and how many there would be with each filter beside what else is asked. */
const Balk = ({ groepen, keuzes, filter, onChange }: ZoekBalkProps) => {
  // What holds the text is looked for once, not for every chip.
  const found = groepen.filter(
    isShown({ ...GEEN_FILTER, zoek: filter.zoek, bouwlaag: filter.bouwlaag }, keuzes),
  );
  const countOf = (part: Partial<GroepFilter>): number =>
    found.filter(isShown({ ...filter, ...part, zoek: '', bouwlaag: null }, keuzes)).length;
  const bouwlagen = bouwlagenOf(groepen).map(({ naam }) => naam);
  const types = GEVELVULLING_TYPES.map((type) => ({ type, count: countOf({ type }) }));
  const kenmerken = KENMERKEN.map((kenmerk) => ({ kenmerk, count: countOf({ kenmerk }) }));

  return (
    <div className={styles.balk}>
      <div className={styles.vragen}>
        <SearchBox
          label={teksten.zoek.label}
          placeholder={teksten.zoek.plaatshouder}
          value={filter.zoek}
          onChange={(zoek) => onChange({ ...filter, zoek })}
        />
        <Select
          label={teksten.zoek.bouwlaag}
          options={[
            { value: ALLE, label: teksten.zoek.alleBouwlagen },
            ...bouwlagen.map((naam, index) => ({
              value: String(index),
              label: naam ?? teksten.noBouwlaag,
            })),
          ]}
          value={filter.bouwlaag === null ? ALLE : String(bouwlagen.indexOf(filter.bouwlaag.naam))}
          onChange={(value) =>
            onChange({
              ...filter,
              bouwlaag: value === ALLE ? null : { naam: bouwlagen[Number(value)] ?? null },
            })
          }
        />
      </div>
      <div className={styles.chips}>
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
        {kenmerken
          .filter(({ kenmerk, count }) => count > 0 || kenmerk === filter.kenmerk)
          .map(({ kenmerk, count }) => (
            <ToggleChip
              key={kenmerk}
              label={teksten.zoek.kenmerken[kenmerk]}
              count={count}
              pressed={filter.kenmerk === kenmerk}
              onChange={(isOn) => onChange({ ...filter, kenmerk: isOn ? kenmerk : null })}
            />
          ))}
      </div>
    </div>
  );
};

/** Counts only when what it counts changes. */
export const ZoekBalk = memo(Balk);
