import type { Groepering } from '@adviestool/domain/toelichting/plaatsGroepen';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { groeperingFromUrl, groeperingToUrl } from '../groeperen/groeperingUrl.ts';
import {
  filterFromUrl,
  filterToUrl,
  type GevelvullingFilter,
} from '@adviestool/projectoverzicht/filter/gevelvullingFilter';
import { sorteringFromUrl, sorteringToUrl, type Sortering } from '../rijen/sortering.ts';

/** What the list shows, and in which order. */
export interface LijstStand {
  filter: GevelvullingFilter;
  sortering: Sortering | null;
  /** What the rows of the table are grouped by; null: they are not. */
  groepering: Groepering | null;
}

const standFromUrl = (params: URLSearchParams): LijstStand => ({
  filter: filterFromUrl(params),
  sortering: sorteringFromUrl(params),
  groepering: groeperingFromUrl(params),
});

/** The state of the list in the URL. It replaces the entry of the history: "back" leaves the project. */
export const useLijstStand = () => {
  const [params, setParams] = useSearchParams();
  const stand = useMemo(() => standFromUrl(params), [params]);

  const change = (part: Partial<LijstStand>): void => {
    setParams(
      (current) => {
        const next = { ...standFromUrl(current), ...part };
        return new URLSearchParams({
          ...Object.fromEntries(filterToUrl(next.filter)),
          ...sorteringToUrl(next.sortering),
          ...groeperingToUrl(next.groepering),
        });
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return { stand, change };
};
