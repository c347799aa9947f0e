import { expect, test } from '@jest/globals';

import { DEELPLAATSEN, TWIJFELPLAATSEN } from './plaatsen.ts';
import { plaatsSleutel } from './plaatsSleutel.ts';
import { windgebiedVan } from './windgebiedVan.ts';

// rekenmodel 1.6
test.each([
  ['Alkmaar', 1],
  ['Castricum', 1],
  ['De Rijp', 1],
  ['Hoorn', 1],
  ['Den Helder', 1],
  ['Den Burg', 1],
  ['West-Terschelling', 1],
  ['Heemskerk', 2],
  ['Uitgeest', 2],
  ['Wormer', 2],
  ['Purmerend', 2],
  ['Volendam', 2],
  ['Amsterdam', 2],
  ['Halfweg', 2],
  ['Groningen', 2],
  ['Leeuwarden', 2],
  ['Urk', 2],
  ['Rotterdam', 2],
  ['Middelburg', 2],
  ['Winsum', 2],
  ['Assen', 3],
  ['Zwolle', 3],
  ['Arnhem', 3],
  ['Utrecht', 3],
  ['Vianen', 3],
  ['Eindhoven', 3],
  ['Maastricht', 3],
  ['Hengelo', 3],
])('%s lies in wind area %i', (plaats, windgebied) => {
  expect(windgebiedVan(plaats)).toMatchObject({ kind: 'voorstel', windgebied });
});

test.each([
  ['Middenbeemster', /dicht bij de lijn/],
  ['Oosthuizen', /dicht bij de lijn/],
  ['Marken', /Markermeer/],
  ['Leerdam', /tot 2019 bij Zuid-Holland/],
  ['Bergen', /meer dan één plaats/],
  ['Laren', /meer dan één plaats/],
  ['Rijswijk', /meer dan één plaats/],
  ['Nes', /meer dan één plaats/],
])('%s is left to the user, with the reason', (plaats, reden) => {
  expect(windgebiedVan(plaats)).toEqual({
    kind: 'twijfel',
    reden: expect.stringMatching(reden),
  });
});

test('a name of two places in one area says where both are', () => {
  expect(windgebiedVan('Velp')).toMatchObject({ ligging: 'in Gelderland, of in Noord-Brabant' });
});

test.each([
  ['Nergenshuizen', null],
  ['', null],
])('%j says nothing', (plaats, oordeel) => {
  expect(windgebiedVan(plaats)).toBe(oordeel);
});

test.each([
  ['ALKMAAR ', 'alkmaar'],
  ['1811 AB Alkmaar', 'alkmaar'],
  ["'s-Hertogenbosch", 's hertogenbosch'],
  ['Sûdwest-Fryslân', 'sudwest fryslan'],
  ['Bergen (NH)', 'bergen'],
  ['St. Oedenrode', 'sint oedenrode'],
])('%j is found as %j', (naam, sleutel) => {
  expect(plaatsSleutel(naam)).toBe(sleutel);
  expect(windgebiedVan(naam)).not.toBeNull();
});

test('every place of the table stands there once for each part, as it is looked for', () => {
  for (const [, sleutels] of [...DEELPLAATSEN, ...TWIJFELPLAATSEN]) {
    const list = sleutels.split('|');
    expect(list.map(plaatsSleutel)).toEqual(list);
    expect(new Set(list).size).toBe(list.length);
  }
});

test.each([
  ['opened brackets', '('],
  ['accents', '\u0301\u0323'],
])('a place of very many %s is looked up at once', (_naam, teken) => {
  const begin = Date.now();
  expect(plaatsSleutel(`Den Haag ${teken.repeat(40_000)}`)).toBe('den haag');
  expect(Date.now() - begin).toBeLessThan(2_000);
});
