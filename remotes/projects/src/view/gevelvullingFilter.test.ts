import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { expect, test } from '@jest/globals';
import { gevelvullingRijIn } from '@adviestool/projectoverzicht/gevelvullingRij';

import { filterFromUrl, filterToUrl, GEEN_FILTER, isShown } from './gevelvullingFilter.ts';

test.each([
  ['', { zoek: '', type: null, toestand: null }],
  ['zoek=k01', { zoek: 'k01', type: null, toestand: null }],
  ['type=hsb', { zoek: '', type: 'hsb', toestand: null }],
  ['type=kozijn&toestand=concept', { zoek: '', type: 'kozijn', toestand: 'concept' }],
] as const)('%j in the URL asks for %j', (text, filter) => {
  expect(filterFromUrl(new URLSearchParams(text))).toEqual(filter);
  expect(filterToUrl(filter).toString()).toBe(text);
});

test('what the URL says wrongly counts as nothing', () => {
  expect(filterFromUrl(new URLSearchParams('type=deur&toestand=toString'))).toEqual({
    zoek: '',
    type: null,
    toestand: null,
  });
});

test.each([
  [{}, true],
  [{ type: 'kozijn' }, true],
  [{ type: 'hsb' }, false],
  [{ type: 'kozijn', toestand: 'adviesGereed' }, true],
  [{ toestand: 'voldoetNiet' }, false],
  [{ zoek: 'k01 KOZIJN' }, true],
  [{ zoek: 'houten' }, true],
  [{ zoek: 'K02' }, false],
] as const)('with %j a kozijn that is ready is shown: %j', (filter, shown) => {
  const { rijOf } = gevelvullingRijIn({
    projectGegevens: buildProject().projectGegevens,
    catalogus: buildHost().catalogus.loaded(),
  });
  expect(isShown({ ...GEEN_FILTER, ...filter })(rijOf(buildGevelvulling()))).toBe(shown);
});
