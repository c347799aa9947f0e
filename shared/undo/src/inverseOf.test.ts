import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import { inverseOf } from './inverseOf.ts';

const gevelvullingOf = (id: string, breedte = 4000): Gevelvulling => {
  const gevelvulling = buildGevelvulling();
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, id, breedte },
  };
};

/** A project of gevelvullingen as `a` or `a1200`: an id, and the breedte when it matters. */
const projectOf = (...namen: string[]): Project =>
  buildProject({
    gevelvullingen: namen.map((naam) => gevelvullingOf(naam.slice(0, 1), Number(naam.slice(1)))),
  });

const namenOf = (project: Project | null): string[] | null =>
  project?.gevelvullingen.map(
    ({ gevelvullingEnKaderData: { id, breedte } }) => `${id}${breedte || ''}`,
  ) ?? null;

test.each([
  // what was, what was made of it, what it is when it is undone, what is left then
  ['a duplicate goes', 'a b', 'a c b', 'a c b', 'a b'],
  ['what was removed comes back in its place', 'a b c', 'a c', 'a c', 'a b c'],
  ['what stood first comes back first', 'a b c', 'c', 'c', 'a b c'],
  ['a value is put back', 'a1200 b', 'a900 b', 'a900 b', 'a1200 b'],
  ['many values are put back', 'a1 b2 c3', 'a9 b9 c3', 'a9 b9 c3', 'a1 b2 c3'],
  ['an order is put back', 'a b c', 'c a b', 'c a b', 'a b c'],
  ['what others changed since stays', 'a1 b2', 'a9 b2', 'a9 b5', 'a1 b5'],
  ['what others added since stays', 'a b', 'b', 'b d', 'a b d'],
  ['what others removed since stays away', 'a1 b c', 'a9 b c', 'a9 c', 'a1 c'],
  ['what came back goes behind what is left', 'a b c', 'a', '', 'b c'],
])('%s', (_case, before, after, now, undone) => {
  const [from, to, current] = [before, after, now].map((namen) =>
    projectOf(...namen.split(' ').filter(Boolean)),
  );
  if (from === undefined || to === undefined || current === undefined) throw new Error('Nothing.');

  expect(namenOf(inverseOf(from, to)(current))).toEqual(undone.split(' '));
});

test.each([
  ['a value', 'a1', 'a9', 'a5'],
  ['a duplicate', 'a', 'a b', 'a b5'],
  ['what was replaced and then removed', 'a1 b', 'a9 b', 'b'],
  ['what was removed and came back', 'a b', 'b', 'a b'],
  ['an order', 'a b c', 'c b a', 'b c a'],
])('%s that was changed since cannot be undone', (_case, before, after, now) => {
  const [from, to, current] = [before, after, now].map((namen) => projectOf(...namen.split(' ')));
  if (from === undefined || to === undefined || current === undefined) throw new Error('Nothing.');

  expect(inverseOf(from, to)(current)).toBeNull();
});

test('the data of the project stay as they are by then', () => {
  const before = projectOf('a1');
  const renamed = { ...before.projectGegevens, projectNaam: 'Nieuwe naam' };
  const undone = inverseOf(
    before,
    projectOf('a9'),
  )({
    ...projectOf('a9'),
    projectGegevens: renamed,
  });

  expect(undone?.projectGegevens.projectNaam).toBe('Nieuwe naam');
});
