import type { ProjectListQuery } from '@adviestool/contract/api/projects';
import { PROJECT_MAKERS, type ProjectMaker } from '@adviestool/contract/projectList';

import { zoektermOf } from '@adviestool/projectoverzicht/zoeken/zoekterm';
import { DEFAULT_SORT, sortOptionOf, type SortOption } from './sortOptions.ts';

/** What the list shows; it lives in the URL. */
export interface ListState {
  search: string;
  /** Only projects with fixed advices that come out otherwise by now. */
  gewijzigd: boolean;
  /** Only projects that were put away. */
  gearchiveerd: boolean;
  /** Whose projects; null: of everybody. */
  van: ProjectMaker | null;
  sort: SortOption;
  /** From 0; in the URL from 1. */
  page: number;
}

const PAGE_NUMBER = /^[1-9]\d{0,6}$/;

const pageOf = (text: string | null): number =>
  text !== null && PAGE_NUMBER.test(text) ? Number(text) - 1 : 0;

/** Reads the list's state from a URL; what makes no sense counts as absent. */
export const listStateFromUrl = (params: URLSearchParams): ListState => ({
  search: zoektermOf(params),
  gewijzigd: params.get('gewijzigd') === '1',
  gearchiveerd: params.get('archief') === '1',
  van: PROJECT_MAKERS.find((maker) => maker === params.get('van')) ?? null,
  sort: sortOptionOf(params.get('sortering')),
  page: pageOf(params.get('pagina')),
});

/** Writes the list's state for a URL; defaults are left out. */
export const listStateToUrl = ({
  search,
  gewijzigd,
  gearchiveerd,
  van,
  sort,
  page,
}: ListState): URLSearchParams =>
  new URLSearchParams({
    ...(search === '' ? {} : { zoek: search }),
    ...(gewijzigd && { gewijzigd: '1' }),
    ...(gearchiveerd && { archief: '1' }),
    ...(van !== null && { van }),
    ...(sort.id === DEFAULT_SORT.id ? {} : { sortering: sort.id }),
    ...(page === 0 ? {} : { pagina: String(page + 1) }),
  });

/** Whether there may be projects that the list does not show. */
export const isFiltered = ({ search, gewijzigd, gearchiveerd, van }: ListState): boolean =>
  search !== '' || gewijzigd || gearchiveerd || van !== null;

/** The state as the backend is asked for it. */
export const listQueryOf = ({ sort, ...state }: ListState): ProjectListQuery => ({
  ...state,
  sort: sort.sort,
  order: sort.order,
});
