import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Project } from '@adviestool/contract/project';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import { withDuplicate, withOrder, withoutGevelvulling } from './changeGevelvullingen.ts';

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

const idsOf = ({ gevelvullingen }: Project): string[] =>
  gevelvullingen.map(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id);

test('a duplicate stands right after its original, under an id of its own', () => {
  const ids = idsOf(withDuplicate('00000001')(project));

  expect(ids).toEqual(['00000001', expect.stringMatching(/^[0-9a-f]{8}$/), '00000002']);
  expect(new Set(ids).size).toBe(3);
});

test('duplicating what is gone changes nothing', () => {
  expect(withDuplicate('ffffffff')(project)).toBe(project);
});

test('removing takes away the one and leaves the other', () => {
  expect(idsOf(withoutGevelvulling('00000001')(project))).toEqual(['00000002']);
});

test('an order puts what it does not name last', () => {
  expect(idsOf(withOrder(['00000002'])(project))).toEqual(['00000002', '00000001']);
});
