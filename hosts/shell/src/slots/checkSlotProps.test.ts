import { beforeEach, expect, jest, test } from '@jest/globals';

import { checkSlotProps } from './checkSlotProps.ts';

const error = jest.spyOn(console, 'error');

beforeEach(() => {
  error.mockReset();
});

test('props that the contract says of a place are right, others are told of', () => {
  checkSlotProps('header.menu/v1', { project: null });
  checkSlotProps('project.section/v1', { project: { id: 7, naam: 'Beuk' }, gevelvullingen: [] });
  expect(error).not.toHaveBeenCalled();

  checkSlotProps('project.section/v1', { project: { id: '7', naam: 'Beuk' }, gevelvullingen: [] });
  expect(error.mock.calls).toEqual([
    ['The place project.section/v1 gets other props than it has.', expect.any(Error)],
  ]);
});
