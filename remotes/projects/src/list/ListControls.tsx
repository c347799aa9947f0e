import { Button } from '@adviestool/ui/Button';
import { SearchBox } from '@adviestool/ui/SearchBox';
import { Select } from '@adviestool/ui/Select';

import styles from './ListControls.module.css';
import { SORT_OPTIONS, sortOptionOf } from './sortOptions.ts';
import { teksten } from './teksten.ts';
import type { ListStateControl } from './useListState.ts';
import { useSearchText } from '../useSearchText.ts';

const OPTIONS = SORT_OPTIONS.map(({ id, label }) => ({ value: id, label }));

export const ListControls = ({ listState }: { listState: ListStateControl }) => {
  const { state, search, sort, filterGewijzigd, filterArchief } = listState;
  const [text, changeText] = useSearchText(state.search, search);

  return (
    <div className={styles.controls}>
      <SearchBox
        label="Projecten zoeken"
        placeholder="Naam, referentie, adres of merk"
        value={text}
        onChange={changeText}
      />
      <Button
        kind={state.gewijzigd ? 'primary' : 'secondary'}
        aria-pressed={state.gewijzigd}
        onClick={() => filterGewijzigd(!state.gewijzigd)}
      >
        {teksten.gewijzigd}
      </Button>
      <Button
        kind={state.gearchiveerd ? 'primary' : 'secondary'}
        aria-pressed={state.gearchiveerd}
        onClick={() => filterArchief(!state.gearchiveerd)}
      >
        {teksten.gearchiveerd}
      </Button>
      <Select
        label="Sorteren op"
        options={OPTIONS}
        value={state.sort.id}
        onChange={(id) => sort(sortOptionOf(id))}
      />
    </div>
  );
};
