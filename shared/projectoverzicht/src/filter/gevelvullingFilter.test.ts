import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { expect, test } from '@jest/globals';
import { gevelvullingRijIn } from '../gevelvullingRij.ts';

import {
  filterFromUrl,
  filterToUrl,
  GEEN_FILTER,
  isShown,
  plaatsenIn,
} from './gevelvullingFilter.ts';

const OVERAL = { gevel: null, bouwlaag: null };

test.each([
  ['', { zoek: '', type: null, toestand: null, ...OVERAL }],
  ['zoek=k01', { zoek: 'k01', type: null, toestand: null, ...OVERAL }],
  ['type=hsb', { zoek: '', type: 'hsb', toestand: null, ...OVERAL }],
  [
    'gevel=Noord&bouwlaag=2',
    { zoek: '', type: null, toestand: null, gevel: 'Noord', bouwlaag: '2' },
  ],
  ['type=kozijn&toestand=concept', { zoek: '', type: 'kozijn', toestand: 'concept', ...OVERAL }],
] as const)('%j in the URL asks for %j', (text, filter) => {
  expect(filterFromUrl(new URLSearchParams(text))).toEqual(filter);
  expect(filterToUrl(filter).toString()).toBe(text);
});

test('what the URL says wrongly counts as nothing', () => {
  expect(filterFromUrl(new URLSearchParams('type=deur&toestand=toString'))).toEqual({
    zoek: '',
    type: null,
    toestand: null,
    ...OVERAL,
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

test('what is on a facade is found by its name in capitals or not, and by its room', () => {
  const { rijOf } = gevelvullingRijIn({
    projectGegevens: buildProject().projectGegevens,
    catalogus: buildHost().catalogus.loaded(),
  });
  const op = (plaats: object) => {
    const gevelvulling = buildGevelvulling();
    const kader = { ...gevelvulling.gevelvullingEnKaderData, ...plaats };
    return rijOf({ ...gevelvulling, gevelvullingEnKaderData: kader });
  };
  const rijen = [
    op({ gevel: 'Noord', bouwlaag: '10' }),
    op({ gevel: 'noord ', bouwlaag: '2', ruimte: 'Woning 14', opmerking: 'Kraan nodig' }),
    op({}),
  ];
  const shown = (filter: object) => rijen.map(isShown({ ...GEEN_FILTER, ...filter }));
  expect(shown({ gevel: 'NOORD' })).toEqual([true, true, false]);
  expect(shown({ bouwlaag: '2' })).toEqual([false, true, false]);
  expect(shown({ zoek: 'woning 14' })).toEqual([false, true, false]);
  expect(shown({ zoek: 'kraan' })).toEqual([false, true, false]);
  expect(plaatsenIn(rijen, 'gevel')).toEqual(['Noord']);
  expect(plaatsenIn(rijen, 'bouwlaag')).toEqual(['2', '10']);
});
