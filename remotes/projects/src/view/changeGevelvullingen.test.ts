import { expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Project } from '@adviestool/contract/project';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import { withDetailleringOf, withOrder } from './changeGevelvullingen.ts';

const gevelvullingWithId = (id: string) => {
  const gevelvulling = buildGevelvulling();
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, id },
  };
};

const project = buildProject({
  gevelvullingen: [gevelvullingWithId('00000001'), gevelvullingWithId('00000002')],
});

const NOW = '2026-11-21T10:00:00.000Z';

const idsOf = (changed: Project | null): string[] | undefined =>
  changed?.gevelvullingen.map(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id);

test('an order puts what it does not name last', () => {
  expect(idsOf(withOrder(['00000002'])(project))).toEqual(['00000002', '00000001']);
});

test('what takes a detaillering over is changed now', () => {
  const ids = { targetId: '00000001', sourceId: '00000002' };
  const taken = withDetailleringOf(ids, buildCatalogus(), NOW)(project);

  expect(taken?.gevelvullingen.map(({ changed }) => changed)).toEqual([NOW, undefined]);
});

test.each([
  ['the source', { targetId: '00000001', sourceId: 'ffffffff' }],
  ['the target', { targetId: 'ffffffff', sourceId: '00000001' }],
])('a detaillering cannot be taken over when %s is gone', (_case, ids) => {
  expect(withDetailleringOf(ids, buildCatalogus(), NOW)(project)).toBeNull();
});
