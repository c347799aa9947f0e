import { PROJECTS } from '@adviestool/contract/paths';
import { useEffect, useRef } from 'react';
import { useNavigation, useSearchParams } from 'react-router';

import { listStateFromUrl, listStateToUrl, type ListState } from './listState.ts';

/** The list's state in the URL. A change of search or sort begins at the first page again. */
export const useListState = () => {
  const [params, setParams] = useSearchParams();
  const { location: next } = useNavigation();
  const state = listStateFromUrl(params);
  // What was chosen last, also while its answer is on its way: the next choice adds to it.
  const query = next?.pathname === PROJECTS ? next.search : `?${params.toString()}`;
  const chosen = useRef(state);
  useEffect(() => {
    chosen.current = listStateFromUrl(new URLSearchParams(query));
  }, [query]);

  const change = (part: Partial<ListState>, replace: boolean): void => {
    chosen.current = { ...chosen.current, page: 0, ...part };
    setParams(listStateToUrl(chosen.current), { replace, preventScrollReset: true });
  };

  return {
    state,
    /** Replaces the entry of the history, so that "back" does not go through every word. */
    search: (search: string) => change({ search }, true),
    filterGewijzigd: (gewijzigd: boolean) => change({ gewijzigd }, false),
    filterArchief: (gearchiveerd: boolean) => change({ gearchiveerd }, false),
    filterVan: (van: ListState['van']) => change({ van }, false),
    sort: (sort: ListState['sort']) => change({ sort }, false),
    /** Where a page of the same list is, counted from 1. */
    hrefOfPage: (page: number) => `/?${listStateToUrl({ ...state, page: page - 1 }).toString()}`,
  };
};

export type ListStateControl = ReturnType<typeof useListState>;
