import { expect, test } from '@jest/globals';

import { pathPattern } from './pathPattern.ts';

test.each([
  ['/', {}, '/'],
  ['/account/reset', {}, '/account/reset'],
  ['/project/7/details', { projectId: '7' }, '/project/:projectId/details'],
  [
    '/project/7/gevelvulling/nieuw/advies',
    { projectId: '7', gevelvullingId: 'nieuw' },
    '/project/:projectId/gevelvulling/:gevelvullingId/advies',
  ],
  ['/jan@bedrijf.example', { '*': 'jan@bedrijf.example' }, '/*'],
])('%s is counted as %j: %s', (path, params, pattern) => {
  expect(pathPattern(path, params)).toBe(pattern);
});
