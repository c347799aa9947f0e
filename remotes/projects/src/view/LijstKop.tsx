import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { Segments } from '@adviestool/ui/Segments';

import type { GevelvullingFilter } from '@adviestool/projectoverzicht/filter/gevelvullingFilter';
import { GevelvullingFilters } from '@adviestool/projectoverzicht/filter/GevelvullingFilters';
import { teksten as filterTeksten } from '@adviestool/projectoverzicht/filter/teksten';
import styles from './GevelvullingLijst.module.css';
import { teksten } from './teksten.ts';
import type { Weergave } from './useWeergave.ts';
import { ZoekVeld } from '@adviestool/projectoverzicht/filter/ZoekVeld';

const WEERGAVEN = (['kaarten', 'tabel'] as const).map((value) => ({
  value,
  label: teksten.weergave[value],
}));

interface LijstKopProps {
  rijen: readonly GevelvullingRij[];
  getoond: number;
  filter: GevelvullingFilter;
  onFilter: (filter: GevelvullingFilter) => void;
  /** Enter in the search. */
  onOpen: (zoek: string) => void;
  weergave: Weergave;
  onWeergave: (weergave: Weergave) => void;
}

/** How many gevelvullingen there are, and what of them is shown how. */
export const LijstKop = ({
  rijen,
  getoond,
  filter,
  onFilter,
  onOpen,
  weergave,
  onWeergave,
}: LijstKopProps) => (
  <>
    <div className={styles.head}>
      <h2 id="gevelvullingen" className={styles.title}>
        Gevelvullingen{' '}
        <span className={styles.count}>
          {getoond === rijen.length ? rijen.length : filterTeksten.getoond(getoond, rijen.length)}
        </span>
      </h2>
      {rijen.length > 1 && (
        <div className={styles.tools}>
          <ZoekVeld
            zoek={filter.zoek}
            onZoek={(zoek) => onFilter({ ...filter, zoek })}
            onEnter={onOpen}
          />
          <Segments
            label={teksten.weergave.naam}
            options={WEERGAVEN}
            value={weergave}
            onChange={onWeergave}
          />
        </div>
      )}
    </div>
    {rijen.length > 1 && <GevelvullingFilters rijen={rijen} filter={filter} onChange={onFilter} />}
  </>
);
