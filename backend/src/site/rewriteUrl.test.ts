import { expect, test } from '@jest/globals';

import { rewriteUrl } from './rewriteUrl.ts';

test.each([
  ['/project/1?a=%zz', '/project/1?a=%zz'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['//', '/'],
  ['//example.org/x//y', '/example.org/x/y'],
  ['/account//inloggen?a=//b', '/account/inloggen?a=//b'],
  ['/api//v2/x', '/api//v2/x'],
  ['/%00', '/%2500'],
  [`/${'a'.repeat(3000)}/b`, '/-/b'],
  ['/%', '/%25'],
  ['/%zz?b=1', '/%25zz?b=1'],
  ['/%ff%20', '/%25ff%2520'],
])('%s is looked for as %s', (url, looked) => {
  expect(rewriteUrl({ url })).toBe(looked);
});
