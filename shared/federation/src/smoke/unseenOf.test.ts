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

test('nothing is seen of a remote without pages and places', () => {
  const outcome = unseenOf([{ ...account, slots: [], events: [] }], []);
  expect(outcome.lines).toEqual(['account 1.0.0: it has no page, and fills no place.']);
});

test('of a remote that all comes of with an event is told that nothing was opened', () => {
  const slots = ['login-again/v1'];
  expect(unseenOf([{ ...account, slots, events: slots }], [])).toEqual({
    lines: [],
    byEvent: ['account 1.0.0: it has no page, and its places come with an event.'],
    count: 0,
  });
});

/** A logout: it draws nothing, and leads to the login. */
const page = {
  remote: 'account',
  version: '1.0.0',
  page: 'logout',
  within: [],
  path: '/uit',
  isAnonymous: false,
  leadsTo: '/in',
};
const nothing = { problem: null, changed: [], told: [], isHung: false, unanswered: [] };
const login = { remote: 'account', page: 'login', slot: null };

test.each([
  ['another page stands where it leads', '/in', [login], 1],
  ['nothing stands there', '/in', [], 0],
  ['it led elsewhere', '/', [login], 0],
])('a page that leads elsewhere, when %s', (_when, path, drawn, count) => {
  const remote = { ...account, slots: [], events: [] };
  const outcome = unseenOf([remote], [{ page, seen: { ...nothing, path, drawn } }]);
  expect(outcome.count).toBe(count);
  expect(outcome.lines).toHaveLength(1 - count);
});
