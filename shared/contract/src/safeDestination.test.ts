import { expect, test } from '@jest/globals';

import { safeDestination } from './safeDestination.ts';

test.each([
  ['/', '/'],
  ['/project/12', '/project/12'],
  ['/project/12/details?zoek=a%20b#kop', '/project/12/details?zoek=a%20b#kop'],
  ['/project/../account', '/account'],
  ['/account', '/account'],
])('a path of this site is kept: %s', (text, destination) => {
  expect(safeDestination(text)).toBe(destination);
});

test.each([
  [null],
  [''],
  ['project/12'],
  ['https://example.org/'],
  ['//example.org/'],
  ['///example.org/'],
  ['/\\example.org/'],
  ['\\\\example.org'],
  ['/\t/example.org/'],
  ['\n//example.org/'],
  ['/.//example.org/'],
  ['/a/..//example.org/'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['/account/uitloggen'],
  ['/Account/uitloggen/?a=1'],
  ['/account//uitloggen'],
  ['/account/%75itloggen'],
  ['/account/%'],
  ['/account/inloggen?bestemming=%2F'],
])('anything else becomes the projects page: %j', (text) => {
  expect(safeDestination(text)).toBe('/');
});
