import { expect, test } from '@jest/globals';

import { overzichtTekst } from './controleTeksten.ts';

test('a signed number that was warned of says so before what was not calculated of it', () => {
  const tekst = overzichtTekst({
    id: 'a1',
    merk: 'K01',
    naam: 'K01 Kozijn',
    soort: 'Kozijn',
    maten: '4000 × 2000',
    aantal: '4',
    zijden: { onderzijde: '7 / 600', zijkanten: '4 / 533', bovenzijde: '7 / 600' },
    unityCheck: '0,91',
    oordeel: 'Voldoet',
    voldoet: true,
    isBevestigingGetoetst: false,
    waarschuwingen: 1,
    toestand: 'vastgesteld',
    producten: 'Hoekanker GA 90',
  });
  expect(tekst).toContain(', Voldoet, met 1 waarschuwing, bevestiging niet getoetst, Hoekanker ');
});
