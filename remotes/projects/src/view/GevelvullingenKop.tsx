import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { Segments } from '@adviestool/ui/Segments';

import type { GevelvullingFilter } from '@adviestool/projectoverzicht/filter/gevelvullingFilter';
import { GevelvullingFilters } from '@adviestool/projectoverzicht/filter/GevelvullingFilters';
import { LijstKop } from '@adviestool/projectoverzicht/filter/LijstKop';
import { teksten as filterTeksten } from '@adviestool/projectoverzicht/filter/teksten';
import { teksten } from './teksten.ts';
import type { Weergave } from './useWeergave.ts';

const WEERGAVEN = (['kaarten', 'tabel'] as const).map((value) => ({
  value,
  label: teksten.weergave[value],
}));

interface GevelvullingenKopProps {
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
export const GevelvullingenKop = ({
  rijen,
  getoond,
  filter,
  onFilter,
  onOpen,
  weergave,
  onWeergave,
}: GevelvullingenKopProps) => (
  <>
    <LijstKop
      id="gevelvullingen"
      titel="Gevelvullingen"
      aantal={
        getoond === rijen.length ? rijen.length : filterTeksten.getoond(getoond, rijen.length)
      }
      isZoekbaar={rijen.length > 1}
      zoek={filter.zoek}
      onZoek={(zoek) => onFilter({ ...filter, zoek })}
      onEnter={onOpen}
    >
      <Segments
        label={teksten.weergave.naam}
        options={WEERGAVEN}
        value={weergave}
        onChange={onWeergave}
      />
    </LijstKop>
    {rijen.length > 1 && <GevelvullingFilters rijen={rijen} filter={filter} onChange={onFilter} />}
  </>
);
