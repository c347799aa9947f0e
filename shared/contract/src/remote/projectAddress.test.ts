import { expect, jest, test } from '@jest/globals';

import { leadToProject, projectIdOf } from './projectAddress.ts';

test('the id in an address is a number', () => {
  expect(projectIdOf({ projectId: '7' })).toBe(7);
});

test.each(['abc', '0', '1.5', '1e3', 'nieuw', undefined])('%s names no project', (projectId) => {
  expect(() => projectIdOf({ projectId })).toThrow(expect.objectContaining({ status: 404 }));
});

test('what a project has not is told, and leads to the project', () => {
  const toast = jest.fn();
  const { status, headers } = leadToProject({ toast }, 7, 'Gevelvulling niet gevonden.');
  expect([status, headers.get('Location')]).toEqual([302, '/project/7']);
  expect(toast).toHaveBeenCalledWith('error', 'Gevelvulling niet gevonden.', { persistent: true });
});
