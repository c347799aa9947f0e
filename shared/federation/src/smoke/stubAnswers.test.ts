import { projectWithRevisiesSchema } from '@adviestool/contract/projectWithRevisies';
import { startSchema } from '@adviestool/contract/start';
import { expect, test } from '@jest/globals';

import { stubAnswer } from './stubAnswers.ts';

const VISITOR = { variantId: 'main', groupId: 12, isLoggedIn: true };

test.each([
  [true, 1],
  [false, 0],
])('the start is as a backend answers it, logged in: %p', (isLoggedIn, uid) => {
  const { body } = stubAnswer('/api/v2/start', { ...VISITOR, isLoggedIn });
  expect(startSchema.parse(body)).toMatchObject({ user: { uid }, group: { id: 12 } });
});

test('there is one project, with its revisions, and nothing else', () => {
  const { body } = stubAnswer('/api/v2/group/12/project/1', VISITOR);
  expect(projectWithRevisiesSchema.parse(body)).toMatchObject({ id: 1, group_id: 12 });
  expect(stubAnswer('/api/v2/group/12/project/2', VISITOR).status).toBe(404);
});
