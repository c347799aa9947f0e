import { expect, test } from '@jest/globals';

import { buildElement } from '../builders/buildElement.ts';
import type { Groep } from './bouwmodel.ts';
import { groepenVan, groeperingVan } from './groepenVan.ts';

const elementen = [
  buildElement({
    globalId: 'a',
    hoogstePunt: 2400,
    naam: 'Raam:1',
    merken: { Mark: '1', T: 'K1' },
  }),
  buildElement({
    globalId: 'b',
    hoogstePunt: 2650,
    naam: 'Raam:2',
    merken: { Mark: '2', T: 'K1' },
  }),
  buildElement({ globalId: 'c', breedte: 900, merken: { Mark: '3', T: 'K1' } }),
  buildElement({ globalId: 'd', verdieping: '01', merken: { Mark: '4', T: 'K1' } }),
  buildElement({ globalId: 'e', merken: { Mark: '5' } }),
];

const idsOf = (groepen: readonly Groep[]): string[][] =>
  groepen.map((groep) => groep.elementen.map(({ globalId }) => globalId));

test('equal elements of a storey are one group, at whatever height they stand', () => {
  const groepen = groepenVan({ elementen }, groeperingVan('T'));
  expect(idsOf(groepen)).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
  expect(groepen[0]).toMatchObject({ id: 'a', merk: 'K1', aantal: 2, hoogstePunt: 2650 });
  expect(groepen[3]).toMatchObject({ merk: null });
});

test('the place where marks stand decides which are equal', () => {
  expect(idsOf(groepenVan({ elementen }, groeperingVan('Mark')))).toHaveLength(5);
  expect(idsOf(groepenVan({ elementen }, groeperingVan(null)))).toEqual([
    ['a', 'b', 'e'],
    ['c'],
    ['d'],
  ]);
});

test('groups are merged and split by hand', () => {
  const merged = { ...groeperingVan('T'), samengevoegd: [['a', 'c', 'd']] };
  expect(idsOf(groepenVan({ elementen }, merged))).toEqual([['a', 'b', 'c', 'd'], ['e']]);
  const split = { ...groeperingVan('T'), gesplitst: [['b']] };
  expect(idsOf(groepenVan({ elementen }, split))).toEqual([['a'], ['b'], ['c'], ['d'], ['e']]);
});

test('merged by hand, groups have a weight and a space only where all have the same', () => {
  const verschillend = [
    buildElement({
      globalId: 'a',
      gewichtTotaal: 60,
      gewichtGlas: 30,
      stelruimte: 15,
      isBinnen: true,
    }),
    buildElement({ globalId: 'b', gewichtTotaal: 240, gewichtGlas: 30, spouwlatbreedte: 90 }),
  ];
  const merged = { ...groeperingVan('Tag'), samengevoegd: [['a', 'b']] };
  expect(groepenVan({ elementen: verschillend }, merged)).toMatchObject([
    {
      aantal: 2,
      gewichtTotaal: null,
      gewichtGlas: 30,
      spouwlatbreedte: null,
      stelruimte: null,
      isBinnen: false,
    },
  ]);
});

test('what hangs in another facade is another group; of the rest a group says what is the same', () => {
  const plaatsen = [
    buildElement({ globalId: 'a', gevel: 'Noord', ruimte: '0.01', draairichting: 'L' }),
    buildElement({ globalId: 'b', gevel: 'noord ', ruimte: '0.02', draairichting: 'R' }),
    buildElement({ globalId: 'c', gevel: 'Zuid', ruimte: '0.03', draairichting: 'R' }),
  ];
  const groepen = groepenVan({ elementen: plaatsen }, groeperingVan(null));
  expect(idsOf(groepen)).toEqual([['a', 'b'], ['c']]);
  expect(groepen).toMatchObject([
    { gevel: 'Noord', ruimte: null, draairichting: 'L+R' },
    { gevel: 'Zuid', ruimte: '0.03', draairichting: 'R' },
  ]);
  const half = plaatsen.map((one, index) => (index === 0 ? { ...one, draairichting: null } : one));
  expect(groepenVan({ elementen: half }, groeperingVan(null))).toMatchObject([
    { draairichting: null },
    { draairichting: 'R' },
  ]);
});

test('what a file gives the same GlobalId keeps groups of its own', () => {
  const twice = [buildElement(), buildElement({ breedte: 900 })];
  expect(groepenVan({ elementen: twice }, groeperingVan(null)).map(({ id }) => id)).toEqual([
    'a',
    'a#2',
  ]);
});
