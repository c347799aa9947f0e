import { expect, test } from '@jest/globals';

import { invoerOfGeval } from '../fixtures/gevallen.ts';
import { calculateAdvies } from '../rekenen/advies.ts';
import { adviesUitkomstOf } from '../toelichting/adviesUitkomstOf.ts';
import { vergelijkAdvies } from './vergelijkAdvies.ts';

const berekend = () => adviesUitkomstOf(calculateAdvies(invoerOfGeval('K1-KVT')));
const advies = berekend();

test('the same outcome has no difference', () => {
  expect(vergelijkAdvies(advies, berekend())).toEqual([]);
});

test('another outcome of the KVT check is told, and one that is gone', () => {
  const met = (kvtControle: typeof advies.kvtControle) =>
    vergelijkAdvies({ ...advies, kvtControle }, advies).map(({ label, oud }) => [label, oud]);
  const wind = 'KVT, gemiddelde windkracht per hoekanker, kN';
  const gewicht = 'KVT, gewicht per hoekanker onderzijde, kN';
  const nu = advies.kvtControle;
  if (nu === null) throw new Error('This case has the check.');
  expect(met({ ...nu, windPerAnkerGemiddeldK: 9 })).toEqual([[wind, '9,00']]);
  expect(met({ ...nu, gewichtPerAnkerOnderzijdeK: 8 })).toEqual([[gewicht, '8,00']]);
  expect(met(null)).toEqual([
    [wind, '–'],
    [gewicht, '–'],
  ]);
});
