import { expect, test } from '@jest/globals';

import { adresTekst } from './adresTekst.ts';

test.each([
  ['Lindelaan 1', ' Delft ', 'Lindelaan 1, Delft'],
  ['Lindelaan 1, Delft', 'Delft', 'Lindelaan 1, Delft'],
  ['Lindelaan 1,DEN HAAG ', 'Den Haag', 'Lindelaan 1,DEN HAAG'],
  ['Delft', 'Delft', 'Delft'],
  ['Kade Nieuwdelft', 'Delft', 'Kade Nieuwdelft, Delft'],
  ['Lindelaan 1, Delft', null, 'Lindelaan 1, Delft'],
  [null, 'Delft', 'Delft'],
  [' ', null, ''],
])('an address says its place once: %s, %s', (werkadres, plaatsWerkadres, adres) => {
  expect(adresTekst({ werkadres, plaatsWerkadres })).toBe(adres);
});
