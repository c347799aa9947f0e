import { expect, test } from '@jest/globals';

import { fetchLijsten } from '../calls/lijsten.ts';
import { logout } from '../calls/session.ts';
import { sampleAnswer } from './sampleAnswer.ts';

test('an answer stands under its call, whatever is in the path; one without content is a 204', () => {
  expect(sampleAnswer(fetchLijsten, { lijsten: [] })).toEqual({
    'GET /api/v2/group/*/project/*/lijsten': { status: 200, body: { lijsten: [] } },
  });
  expect(sampleAnswer(logout, undefined)).toEqual({
    'POST /api/v2/user/logout': { status: 204, body: null },
  });
});

test('what the call does not answer is refused', () => {
  // @ts-expect-error -- it answers a list
  expect(() => sampleAnswer(fetchLijsten, { lijsten: 'geen' })).toThrow('lijsten');
});
