import type { ProjectListQuery } from '@adviestool/contract/api/projects';

export interface SortOption extends Pick<ProjectListQuery, 'sort' | 'order'> {
  /** As it stands in the URL. */
  id: string;
  label: string;
}

export const DEFAULT_SORT: SortOption = {
  id: 'bewerkt-nieuwste',
  label: 'Laatst bewerkt, nieuwste eerst',
  sort: 'changed',
  order: 'desc',
};

/** The ways to sort the projects, in the order of the list. */
export const SORT_OPTIONS: readonly SortOption[] = [
  DEFAULT_SORT,
  {
    id: 'bewerkt-oudste',
    label: 'Laatst bewerkt, oudste eerst',
    sort: 'changed',
    order: 'asc',
  },
  {
    id: 'aangemaakt-nieuwste',
    label: 'Aangemaakt, nieuwste eerst',
    sort: 'created',
    order: 'desc',
  },
  {
    id: 'aangemaakt-oudste',
    label: 'Aangemaakt, oudste eerst',
    sort: 'created',
    order: 'asc',
  },
  { id: 'naam-az', label: 'Naam, A-Z', sort: 'name', order: 'asc' },
  { id: 'naam-za', label: 'Naam, Z-A', sort: 'name', order: 'desc' },
  {
    id: 'referentienummer-az',
    label: 'Referentienummer, A-Z',
    sort: 'referentienummer',
    order: 'asc',
  },
  {
    id: 'referentienummer-za',
    label: 'Referentienummer, Z-A',
    sort: 'referentienummer',
    order: 'desc',
  },
];

/** The option with this id; the default for an unknown one. */
export const sortOptionOf = (id: string | null): SortOption =>
  SORT_OPTIONS.find((option) => option.id === id) ?? DEFAULT_SORT;
