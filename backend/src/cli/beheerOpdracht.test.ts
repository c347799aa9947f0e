import { describe, expect, test } from '@jest/globals';

import { BeheerError, readBeheerOpdracht } from './beheerOpdracht.ts';

const GEBRUIKER = ['gebruiker', 'maken', '--naam', 'jansen', '--mail', 'j@example.nl'];

describe('a command', () => {
  test.each([
    [['groep', 'maken', '--naam', ' Bouw BV '], { naam: 'Bouw BV' }],
    [['groep', 'maken', '--naam', 'Bouw', '--registratie'], { naam: 'Bouw', registratie: true }],
    [['groep', 'lijst'], {}],
    [['groep', 'inloggen', '--groep', '3', '--bestand', 'a.json'], { groep: 3, bestand: 'a.json' }],
    [['groep', 'wachtwoorden', '--groep', '3'], { groep: 3 }],
    [
      [...GEBRUIKER, '--groep', '3', '--beheerder'],
      { naam: 'jansen', mail: 'j@example.nl', groep: 3, beheerder: true },
    ],
    [['gebruiker', 'lijst'], {}],
    [['sleutel', 'maken'], {}],
  ])('%j is read', (woorden, opties) => {
    expect(readBeheerOpdracht(woorden)).toEqual({
      opdracht: woorden.slice(0, 2).join(' '),
      opties,
    });
  });

  test.each([
    [[], /^Gebruik: /],
    [['groep'], /^Gebruik: /],
    [['groep', 'weg'], /^Gebruik: /],
    [['groep', 'maken', '--naam'], /^Gebruik: /],
    [['groep', 'maken', '--onbekend', 'x'], /^Gebruik: /],
    [['groep', 'maken'], /^Niet goed: --naam\./],
    [['groep', 'maken', '--naam', ' '], /^Niet goed: --naam\./],
    [['groep', 'maken', '--naam', 'x', '--beheerder'], /^Niet goed: --beheerder\./],
    [['gebruiker', 'lijst', '--groep', '1'], /^Niet goed: --groep\./],
    [GEBRUIKER, /^Niet goed: --groep\./],
    [[...GEBRUIKER, '--groep', 'een'], /^Niet goed: --groep\./],
    [
      ['gebruiker', 'maken', '--naam', 'x'.repeat(61), '--mail', 'geen', '--groep', '1'],
      /^Niet goed: --naam, --mail\./,
    ],
  ])('%j is refused with what is wrong', (woorden, reden) => {
    expect(() => readBeheerOpdracht(woorden)).toThrow(reden);
    expect(() => readBeheerOpdracht(woorden)).toThrow(BeheerError);
  });
});
