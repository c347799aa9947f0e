import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { expect, test } from '@jest/globals';

import { stepStates } from './stepStates.ts';

test('steps before the first incomplete one are done, and only those up to it can be visited', () => {
  const gevelvulling = buildGevelvulling({ detailleringData: {} });

  expect(stepStates(gevelvulling, 'detaillering')).toMatchObject([
    { state: 'done', canVisit: true },
    { state: 'current', canVisit: true },
    { state: 'open', canVisit: false },
    { state: 'open', canVisit: false },
  ]);
});

test('of a new gevelvulling only the first step can be visited', () => {
  expect(stepStates(null, 'gevelvulling-en-kader').map(({ canVisit }) => canVisit)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
