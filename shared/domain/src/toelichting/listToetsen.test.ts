import type { DetailleringData, Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';
import { expect, test } from '@jest/globals';

import {
  buildGevelvullingOf,
  buildProjectGegevens,
  withProducten,
} from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { berekeningFor } from '../rekenen/advies.ts';
import { listToetsen, type GetoetsteGrens } from './listToetsen.ts';

const toetsenOf = (
  gevelvulling: Gevelvulling,
  zijde: Zijde,
  catalogus = CATALOGUS,
): readonly GetoetsteGrens[] => {
  const projectGegevens = buildProjectGegevens();
  const berekening = berekeningFor({ projectGegevens, gevelvulling, catalogus });
  const kant = berekening?.zijden[zijde];
  if (berekening === null || kant === undefined) throw new Error('The side is anchored.');
  return listToetsen(berekening.gedeeld, kant);
};

const kozijn = (detaillering: DetailleringData = {}): Gevelvulling =>
  withProducten(
    buildGevelvullingOf('kozijnTraditioneelZonderBevestigingsmiddelen', {}, detaillering),
    'GA-90',
  );

test('a limit of a product that is kept stands with both numbers', () => {
  expect(toetsenOf(kozijn({ spouwlatbreedte: 110 }), 'onderzijde')).toContainEqual({
    naam: 'Spouwlatbreedte',
    waarde: '110',
    teken: '≤',
    grens: '120',
    eenheid: 'mm',
    voldoet: true,
    herkomst: 'rekenmodel 3.4',
  });
});

test('the spouwlat is not held against a limit where no weight is carried', () => {
  const namen = toetsenOf(kozijn(), 'bovenzijde').map(({ naam }) => naam);
  expect(namen).not.toContain('Spouwlatbreedte');
  expect(namen).toContain('Stelruimte');
});

test('a limit that is exceeded is in the list as one that fails', () => {
  const gezakt = toetsenOf(kozijn({ spouwlatbreedte: 140 }), 'onderzijde').filter(
    ({ voldoet }) => !voldoet,
  );
  expect(gezakt).toMatchObject([{ naam: 'Spouwlatbreedte', waarde: '140', grens: '120' }]);
});

test('more hoekankers than fit are in the list as a check that fails', () => {
  const smal = withProducten(
    buildGevelvullingOf('kozijnTraditioneelZonderBevestigingsmiddelen', {
      breedte: 500,
      hoogte: 12_000,
    }),
    'GA-90',
  );
  expect(toetsenOf(smal, 'onderzijde').filter(({ voldoet }) => !voldoet)).toMatchObject([
    { naam: 'Aantal dat past', teken: '≤', grens: '2', eenheid: 'st' },
  ]);
});

test('every unity check, the distance and the number stand with their limits', () => {
  const namen = toetsenOf(kozijn(), 'onderzijde').map(({ naam }) => naam);
  expect(namen).toEqual([
    'Unity check wind',
    'Unity check gewicht (6.10a)',
    'Unity check wind en gewicht (6.10b)',
    'Hart-op-hartafstand',
    'Aantal dat past',
    'Stelruimte',
    'Spouwlatbreedte',
  ]);
  expect(toetsenOf(kozijn(), 'zijkanten').map(({ naam }) => naam)).not.toContain(
    'Unity check gewicht (6.10a)',
  );
});

test('without a product nothing is held against one', () => {
  const leeg = buildGevelvullingOf('kozijnTraditioneelZonderBevestigingsmiddelen');
  expect(toetsenOf(leeg, 'onderzijde')).toEqual([]);
});

test.each([
  [true, true],
  [false, false],
])(
  'with fasteners: %s, the limit of one that is chosen stands in the list: %s',
  (gebruikBevestigingsmiddelen, staatErin) => {
    const metGrens = CATALOGUS.bevestigingsmiddelenBouwkundig.map((middel) => ({
      ...middel,
      maxHefboomarm: 200,
    }));
    const toetsen = toetsenOf(
      withProducten(
        buildGevelvullingOf('kozijnTraditioneelMetBevestigingsmiddelen', {
          gebruikBevestigingsmiddelen,
        }),
        'GA-90',
        ['BS-75'],
      ),
      'onderzijde',
      { ...CATALOGUS, bevestigingsmiddelenBouwkundig: metGrens },
    );
    expect(toetsen.some(({ naam }) => naam.startsWith('Hefboomarm'))).toBe(staatErin);
  },
);
