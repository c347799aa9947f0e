import { expect, test } from '@jest/globals';

import { unseenOf } from './unseenOf.ts';

const account = {
  id: 'account',
  version: '1.0.0',
  slots: ['login-again/v1', 'project.section/v1'],
};

test('a place that no page has is not seen', () => {
  expect(unseenOf([{ ...account, events: [] }], []).lines).toEqual([
    'account 1.0.0, place login-again/v1: no page that was opened has it.',
    'account 1.0.0, place project.section/v1: no page that was opened has it.',
  ]);
});

test('of a place that comes with an event no page is expected', () => {
  expect(unseenOf([{ ...account, events: ['login-again/v1'] }], []).lines).toEqual([
    'account 1.0.0, place project.section/v1: no page that was opened has it.',
  ]);
});
