import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { expect, test } from '@jest/globals';

import { buildHost } from '../builders/buildHost.ts';
import { filterFromUrl, filterToUrl, isShown } from './gevelvullingFilter.ts';
import { gevelvullingRij } from './gevelvullingRij.ts';

test.each([
  ['', { type: null, toestand: null }],
  ['type=hsb', { type: 'hsb', toestand: null }],
  ['type=kozijn&toestand=concept', { type: 'kozijn', toestand: 'concept' }],
] as const)('%j in the URL asks for %j', (text, filter) => {
  expect(filterFromUrl(new URLSearchParams(text))).toEqual(filter);
  expect(filterToUrl(filter).toString()).toBe(text);
});

test('what the URL says wrongly counts as nothing', () => {
  expect(filterFromUrl(new URLSearchParams('type=deur&toestand=toString'))).toEqual({
    type: null,
    toestand: null,
  });
});

test.each([
  [{ type: null, toestand: null }, true],
  [{ type: 'kozijn', toestand: null }, true],
  [{ type: 'hsb', toestand: null }, false],
  [{ type: 'kozijn', toestand: 'adviesGereed' }, true],
  [{ type: null, toestand: 'voldoetNiet' }, false],
] as const)('with %j a kozijn that is ready is shown: %j', (filter, shown) => {
  const rij = gevelvullingRij({
    projectGegevens: buildProject().projectGegevens,
    gevelvulling: buildGevelvulling(),
    catalogus: buildHost().config.catalogus,
  });
  expect(isShown(filter)(rij)).toBe(shown);
});
