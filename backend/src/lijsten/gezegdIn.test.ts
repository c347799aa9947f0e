import { expect, test } from '@jest/globals';

import { gezegdIn } from './gezegdIn.ts';

const lijst = (nummer: number) => ({
  kolommen: Array.from({ length: 200 }, (_, kolom) => ({
    kop: `${nummer}-${kolom}`,
    veld: 'merk',
  })),
  antwoorden: Object.fromEntries(
    Array.from({ length: 400 }, (_, antwoord) => [`waarde:kleur:${nummer}-${antwoord}`, 'wit']),
  ),
});

test('no more is told than a page can be sent, and the newest first', () => {
  const { koppen, antwoorden } = gezegdIn([3, 2, 1].map(lijst));
  expect([koppen.length, Object.keys(antwoorden).length]).toEqual([500, 500]);
  const told = (nummer: number) => koppen.filter(({ kop }) => kop.startsWith(`${nummer}-`)).length;
  expect([3, 2, 1].map(told)).toEqual([200, 200, 100]);
});
