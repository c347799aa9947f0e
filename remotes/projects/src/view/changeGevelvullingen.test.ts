import { expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Project } from '@adviestool/contract/project';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import {
  withDetailleringOf,
  withDuplicate,
  withOrder,
  withoutGevelvulling,
} from './changeGevelvullingen.ts';

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

test('a duplicate stands right after its original, under an id of its own', () => {
  const ids = idsOf(withDuplicate('00000001', NOW)(project));

  expect(ids).toEqual(['00000001', expect.stringMatching(/^[0-9a-f]{8}$/), '00000002']);
  expect(new Set(ids).size).toBe(3);
});

test.each([
  ['duplicating', withDuplicate('ffffffff', NOW)],
  ['removing', withoutGevelvulling('ffffffff')],
])('%s what is gone has nothing to do', (_change, change) => {
  expect(change(project)).toBeNull();
});

test('removing takes away the one and leaves the other', () => {
  expect(idsOf(withoutGevelvulling('00000001')(project))).toEqual(['00000002']);
});

test('an order puts what it does not name last', () => {
  expect(idsOf(withOrder(['00000002'])(project))).toEqual(['00000002', '00000001']);
});

test('a duplicate is made now, with the next merk', () => {
  const duplicate = withDuplicate('00000001', NOW)(project)?.gevelvullingen[1];

  expect(duplicate).toMatchObject({ created: NOW, changed: NOW });
  expect(duplicate?.gevelvullingEnKaderData.merk).toBe('K02');
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
