import { expect, test } from '@jest/globals';

import { buildProjectRecord } from '../builders/buildProjectRecord.ts';
import { buildTransport } from '../builders/buildTransport.ts';
import { findConnectedProjects } from './externalConnections.ts';

const data = { file_path: 'a.ifc', file_created: null, file_updated: null };

/** A backend that has a project for each of these external ids, the first changed first. */
const backendWith = (ids: readonly string[]) => {
  const records = ids.map((external_id, index) =>
    buildProjectRecord({
      id: index + 1,
      changed: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
      external_connections: [{ id: 1, type: 'ifc', external_id, data }],
    }),
  );
  const asked: string[] = [];
  const api = buildTransport(({ query }) => {
    const wanted = String(query?.['external_connections.external_id[value]']);
    const isExact = query?.['external_connections.external_id[operator]'] === '=';
    asked.push(wanted);
    const full = records
      .filter((_record, index) =>
        isExact ? ids[index] === wanted : ids[index]?.startsWith(wanted),
      )
      .toReversed()
      .slice(0, Number(query?.['limit']));
    const pager = { current_page: 0, total_items: 0, total_pages: 1, items_per_page: 20 };
    return { pager, projects: { full } };
  });
  return { api, asked };
};

const idsOf = async (api: ReturnType<typeof buildTransport>, external_id: string) =>
  (await findConnectedProjects(api, 1, { type: 'ifc', external_id })).map(({ id }) => id);

test('a model is found however many others have an id that begins with its own', async () => {
  const others = Array.from({ length: 130 }, (_, index) => `model-1${index}`);
  const { api } = backendWith(['model-1', ...others]);
  expect(await idsOf(api, 'model-1')).toEqual([1]);
});

test('with those that were made beside it, the last changed first', async () => {
  const { api } = backendWith(['m#2', 'm', 'mm', 'm#3']);
  expect(await idsOf(api, 'm')).toEqual([4, 2, 1]);
});

test('an id of the greatest length is asked for alone: nothing fits behind it', async () => {
  const longest = 'm'.repeat(255);
  const { api, asked } = backendWith([longest]);
  expect(await idsOf(api, longest)).toEqual([1]);
  expect(asked).toEqual([longest]);
});
