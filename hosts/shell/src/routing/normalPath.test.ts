import { expect, test } from '@jest/globals';

import { normalPath } from './normalPath.ts';

test.each([
  ['/', '/'],
  ['/project/12', '/project/12'],
  ['/Project/12/Details', '/project/12/details'],
  ['/account/inloggen/', '/account/inloggen'],
  ['/account//inloggen', '/account/inloggen'],
  ['//', '/'],
  // Kept, it would lead to another host.
  ['//example.org/', '/example.org'],
])('%s is spelled %s', (pathname, normal) => {
  expect(normalPath(pathname)).toBe(normal);
});
