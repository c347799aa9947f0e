import {
  filterToUrl,
  GEEN_FILTER,
  isShown,
  type GevelvullingFilter,
} from '@adviestool/projectoverzicht/filter/gevelvullingFilter';
import {
  filterLabels,
  GevelvullingFilters,
} from '@adviestool/projectoverzicht/filter/GevelvullingFilters';
import { LijstKop } from '@adviestool/projectoverzicht/filter/LijstKop';
import { teksten as filterTeksten } from '@adviestool/projectoverzicht/filter/teksten';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { Button } from '@adviestool/ui/Button';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { inzageGevelvullingPath, withFilter } from '../inzage/inzagePaths.ts';
import { teksten } from '../inzage/teksten.ts';
import { useInzageFilter } from '../inzage/useInzageFilter.ts';
import { InzageTabel } from './InzageTabel.tsx';

interface InzageLijstProps {
  /** Of the link. */
  id: string;
  rijen: readonly GevelvullingRij[];
}

/** The gevelvullingen of a link, to search and to filter; what is asked stands in the address. */
export const InzageLijst = ({ id, rijen }: InzageLijstProps) => {
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  const filter = useInzageFilter();
  const deferred = useDeferredValue(filter);
  const getoond = useMemo(() => rijen.filter(isShown(deferred)), [rijen, deferred]);
  const [announcement, setAnnouncement] = useState('');
  const pathOf = (gevelvullingId: string): string =>
    withFilter(inzageGevelvullingPath(id, gevelvullingId), filter);

  const change = (next: GevelvullingFilter): void => {
    const found = rijen.filter(isShown(next)).length;
    const labels = filterLabels(next, teksten.toestand);
    setAnnouncement(filterTeksten.gevonden(found, rijen.length, labels));
    setParams(filterToUrl(next), { replace: true, preventScrollReset: true });
  };

  /** Enter in the search: to the only one that it finds. */
  const openOnly = (zoek: string): void => {
    const [only, second] = rijen.filter(isShown({ ...filter, zoek }));
    if (only !== undefined && second === undefined) {
      void navigate(inzageGevelvullingPath(id, only.id));
    }
  };

  return (
    <section aria-labelledby="gevelvullingen">
      <LijstKop
        id="gevelvullingen"
        titel={teksten.tabel}
        aantal={
          getoond.length === rijen.length
            ? rijen.length
            : filterTeksten.getoond(getoond.length, rijen.length)
        }
        isZoekbaar={rijen.length > 1}
        zoek={filter.zoek}
        onZoek={(zoek) => change({ ...filter, zoek })}
        onEnter={openOnly}
      />
      {rijen.length > 1 && (
        <GevelvullingFilters
          rijen={rijen}
          filter={filter}
          labels={teksten.toestand}
          onChange={change}
        />
      )}
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      {getoond.length === 0 ? (
        <EmptyState
          title={filterTeksten.geen}
          action={<Button onClick={() => change(GEEN_FILTER)}>{filterTeksten.wissen}</Button>}
        />
      ) : (
        <InzageTabel rijen={getoond} pathOf={pathOf} />
      )}
    </section>
  );
};
