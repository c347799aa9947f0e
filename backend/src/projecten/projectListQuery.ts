import type { ProjectListQuery } from '@adviestool/contract/backend/projectListQuery';

import type { ProjectListRequest } from './projectListRequest.ts';

/** Without empty texts, which filter nothing. */
const filled = <Key extends string>(
  values: Record<Key, string | undefined>,
): Partial<Record<Key, string>> => {
  const kept: Partial<Record<Key, string>> = {};
  for (const key in values) {
    const value = values[key];
    if (value !== undefined && value !== '') kept[key] = value;
  }
  return kept;
};

const hasConnection = (query: ProjectListQuery): boolean =>
  (query['external_connections.type[value]'] ?? '') !== '' ||
  (query['external_connections.external_id[value]'] ?? '') !== '';

/** What the query asks of the list. */
export const requestOfQuery = (
  query: ProjectListQuery,
): Omit<ProjectListRequest, 'groupId' | 'uid' | 'exceptUid'> => ({
  gewijzigd: query.gewijzigd === '1',
  // No second project can have the connection of one that was put away.
  archief: query.archief ?? (hasConnection(query) ? 'met' : 'zonder'),
  limit: query.limit,
  page: query.page,
  sort: query.sort,
  order: query.order,
  search: filled({
    name: query['name[value]'],
    referentienummer: query['referentienummer[value]'],
    werkadres: query['werkadres[value]'],
    plaatsWerkadres: query['plaatsWerkadres[value]'],
    merken: query['merken[value]'],
  }),
  connection: filled({
    type: query['external_connections.type[value]'],
    external_id: query['external_connections.external_id[value]'],
  }),
  isPrefix: query['external_connections.external_id[operator]'] === 'STARTS_WITH',
});
