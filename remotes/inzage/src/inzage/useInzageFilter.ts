import {
  filterFromUrl,
  type GevelvullingFilter,
} from '@adviestool/projectoverzicht/filter/gevelvullingFilter';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** What of the list is shown, as the address says. */
export const useInzageFilter = (): GevelvullingFilter => {
  const [params] = useSearchParams();
  return useMemo(() => filterFromUrl(params), [params]);
};
