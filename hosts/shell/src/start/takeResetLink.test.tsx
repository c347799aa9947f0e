import { expect, test } from '@jest/globals';

import { takeResetLink } from './takeResetLink.ts';

const open = (path: string): ReturnType<typeof takeResetLink> => {
  history.replaceState({ idx: 3 }, '', path);
  return takeResetLink();
};

const address = (): string => `${location.pathname}${location.search}${location.hash}`;

test.each([
  ['/account/reset?user=7&reset_token=geheim', '/account/reset'],
  ['/Account//Reset/?reset_token=geheim&user=7', '/Account//Reset/'],
  ['/account/reset?user=7&debug=1&reset_token=geheim#top', '/account/reset?debug=1#top'],
])('%s leaves the address bar as %s', (path, left) => {
  expect(open(path)).toEqual({ user: '7', resetToken: 'geheim' });
  expect(address()).toBe(left);
  expect(history.state).toEqual({ idx: 3 });
});

test('half a link is no link, and does not stay either', () => {
  expect(open('/account/reset?reset_token=geheim')).toBeNull();
  expect(address()).toBe('/account/reset');
});

test.each(['/account/reset', '/account/reset?debug=1', '/project/3?user=7'])(
  '%s is left as it is',
  (path) => {
    expect(open(path)).toBeNull();
    expect(address()).toBe(path);
  },
);
