import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import { movedTo, plekNaast, shifted, withOrder } from './volgorde.ts';

const IDS = ['a', 'b', 'c', 'd'];

const gevelvullingWithId = (id: string) => {
  const gevelvulling = buildGevelvulling();
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, id },
  };
};

test.each([
  ['a', { id: 'c', kant: 'na' }, 'bcad'],
  ['d', { id: 'a', kant: 'voor' }, 'dabc'],
  ['b', { id: 'c', kant: 'voor' }, 'abcd'],
  ['b', { id: 'b', kant: 'na' }, 'abcd'],
  ['x', { id: 'a', kant: 'na' }, 'abcd'],
  ['a', { id: 'x', kant: 'na' }, 'abcd'],
] as const)('%s moved to %j makes %s', (id, plek, order) => {
  expect(movedTo(IDS, id, plek).join('')).toBe(order);
});

test.each([
  ['up', ['a', 'b', 'c', 'd'], 'c', 'omhoog', 'acbd'],
  ['down', ['a', 'b', 'c', 'd'], 'c', 'omlaag', 'abdc'],
  ['past what a filter hides', ['a', 'd'], 'a', 'omlaag', 'bcda'],
] as const)('going %s', (_case, visible, id, richting, order) => {
  const plek = plekNaast(visible, id, richting);
  expect(plek).not.toBeNull();
  expect(plek !== null && movedTo(IDS, id, plek).join('')).toBe(order);
});

test.each([
  ['a', 'omhoog'],
  ['d', 'omlaag'],
  ['x', 'omlaag'],
] as const)('%s can not go %s', (id, richting) => {
  expect(plekNaast(IDS, id, richting)).toBeNull();
});

test.each([
  ['bd', 'omhoog', 'badc'],
  ['ab', 'omhoog', 'abcd'],
  ['abd', 'omhoog', 'abdc'],
  ['ab', 'omlaag', 'cabd'],
  ['ac', 'omlaag', 'badc'],
] as const)('%s together one place %s is %s', (chosen, richting, order) => {
  const ids = { ids: IDS, visible: IDS };
  expect(shifted(ids, new Set(chosen), richting).join('')).toBe(order);
});

test('together past what a filter hides', () => {
  const ids = { ids: IDS, visible: ['a', 'b', 'd'] };
  expect(shifted(ids, new Set('ab'), 'omlaag').join('')).toBe('cdab');
});

test('an order puts what it does not name last', () => {
  const project = buildProject({ gevelvullingen: IDS.map(gevelvullingWithId) });
  const { gevelvullingen } = withOrder(['d', 'b'])(project);
  expect(gevelvullingen.map((each) => each.gevelvullingEnKaderData.id).join('')).toBe('dbac');
});
