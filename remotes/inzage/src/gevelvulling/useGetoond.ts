import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import {
  filterToUrl,
  isShown,
  type GevelvullingFilter,
} from '@adviestool/projectoverzicht/filter/gevelvullingFilter';
import { useRijen } from '@adviestool/projectoverzicht/useRijen';
import { useMemo } from 'react';

import type { GeladenInzage } from '../inzage/loadInzage.ts';

const NONE: readonly Gevelvulling[] = [];

/**
 * The gevelvullingen that the list shows, in its order; null: that is not known yet. Only a filter asks what each
 * advice comes to: without one nothing is calculated for it.
 */
export const useGetoond = (
  inzage: GeladenInzage,
  filter: GevelvullingFilter,
): readonly Gevelvulling[] | null => {
  const alle = inzage.gevelvullingen ?? NONE;
  const isGefilterd = filterToUrl(filter).toString() !== '';
  const rijen = useRijen({ ...inzage, gevelvullingen: isGefilterd ? alle : NONE });
  return useMemo(() => {
    if (!isGefilterd) return alle;
    return rijen?.filter(isShown(filter)).map(({ gevelvulling }) => gevelvulling) ?? null;
  }, [alle, filter, isGefilterd, rijen]);
};
