import { SearchBox } from '@adviestool/ui/SearchBox';
import { Segments } from '@adviestool/ui/Segments';
import { Select } from '@adviestool/ui/Select';
import { ToggleChip } from '@adviestool/ui/ToggleChip';

import styles from './ListControls.module.css';
import { SORT_OPTIONS, sortOptionOf } from './sortOptions.ts';
import { teksten } from './teksten.ts';
import type { ListStateControl } from './useListState.ts';
import { useSearchText } from '@adviestool/projectoverzicht/zoeken/useSearchText';

const OPTIONS = SORT_OPTIONS.map(({ id, label }) => ({ value: id, label }));

const MAKERS = [
  { value: 'alle', label: teksten.van.alle },
  { value: 'mij', label: teksten.van.mij },
  { value: 'collegas', label: teksten.van.collegas },
] as const;

interface ListControlsProps {
  listState: ListStateControl;
  /** The user sees projects of others too. */
  seesOthers: boolean;
}

export const ListControls = ({ listState, seesOthers }: ListControlsProps) => {
  const { state, search, sort, filterGewijzigd, filterVan, filterArchief } = listState;
  const searchText = useSearchText(state.search, search);

  return (
    <div className={styles.controls}>
      <SearchBox label="Projecten zoeken" placeholder="Naam, adres of merk" {...searchText} />
      <Select
        label="Sorteren op"
        options={OPTIONS}
        value={state.sort.id}
        onChange={(id) => sort(sortOptionOf(id))}
      />
      <div className={styles.filters}>
        {seesOthers && (
          <Segments
            label={teksten.van.naam}
            options={MAKERS}
            value={state.van ?? 'alle'}
            onChange={(van) => filterVan(van === 'alle' ? null : van)}
          />
        )}
        <ToggleChip
          label={teksten.gewijzigd}
          pressed={state.gewijzigd}
          onChange={filterGewijzigd}
        />
        <ToggleChip
          label={teksten.gearchiveerd}
          pressed={state.gearchiveerd}
          onChange={filterArchief}
        />
      </div>
    </div>
  );
};
