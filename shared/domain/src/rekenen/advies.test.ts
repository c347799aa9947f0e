import { describe, expect, test } from '@jest/globals';
import { ZIJDEN } from '@adviestool/contract/zijde';

import { calculateAdvies } from './advies.ts';
import { calculateBerekening } from './berekening.ts';
import { GEVALLEN, type Geval } from '../fixtures/gevallen.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The expected number when the calculated one rounds to it, half either way; else what was calculated. */
const agreed = (calculated: unknown, expected: unknown): unknown =>
  typeof calculated === 'number' &&
  typeof expected === 'number' &&
  Math.abs(calculated - expected) < 0.0005 + 1e-9
    ? expected
    : calculated;

/** Every value of the calculation by the name that the worked cases give it. */
const valuesOf = ({ invoer }: Geval): Record<string, unknown> => {
  const { meldingen, zijden, kvtControle, ...advies } = calculateAdvies(invoer);
  const { gedeeld, zijden: berekend } = calculateBerekening(invoer);
  const values: Record<string, unknown> = {
    ...advies,
    windTotaalK: gedeeld.wind.w_k * gedeeld.A,
    meldingen: meldingen.map(({ code, zijde }) =>
      zijde === undefined ? code : `${code}:${zijde}`,
    ),
  };
  for (const [naam, value] of Object.entries(kvtControle ?? {}))
    values[`kvtControle.${naam}`] = value;
  for (const zijde of ZIJDEN) {
    const uitkomst = berekend[zijde];
    if (uitkomst === undefined) continue;
    const { weerstand } = uitkomst;
    const inner = {
      ...zijden[zijde],
      hefboomWind: weerstand?.e_w,
      kWind: weerstand?.k_w,
      FwRd_hoekanker: weerstand?.F_w_anker,
      hefboomGewicht: weerstand?.gewicht?.e_g,
      kGewicht: weerstand?.gewicht?.k_g,
      ondergrond: weerstand?.bouwkundig?.materiaal,
      ondergrondfactor: weerstand?.bouwkundig?.f_ondergrond,
      FRd_bouwkundig: weerstand?.bouwkundig?.F_bouw,
      FRd_hout: weerstand?.hout?.F_hout_w,
    };
    for (const [naam, value] of Object.entries(inner)) values[`${zijde}.${naam}`] = value;
  }
  return values;
};

const expectedOf = ({ uitkomst }: Geval): Record<string, unknown> => {
  const expected: Record<string, unknown> = {};
  for (const [naam, value] of Object.entries(uitkomst)) {
    if (naam === 'zijden' && isRecord(value)) {
      for (const [zijde, velden] of Object.entries(value)) {
        if (!isRecord(velden)) continue;
        for (const [veld, inhoud] of Object.entries(velden)) expected[`${zijde}.${veld}`] = inhoud;
      }
    } else if (naam === 'kvtControle' && isRecord(value)) {
      for (const [veld, inhoud] of Object.entries(value)) expected[`kvtControle.${veld}`] = inhoud;
    } else {
      expected[naam] = value;
    }
  }
  return expected;
};

describe('the worked cases of the calculation model', () => {
  test.each(GEVALLEN.map((geval) => [geval.id, geval] as const))(
    '%s comes out to three decimals, with exactly its messages',
    (_id, geval) => {
      const values = valuesOf(geval);
      const expected = expectedOf(geval);
      const calculated = Object.fromEntries(
        Object.keys(expected).map((naam) => [naam, agreed(values[naam], expected[naam])]),
      );
      expect(calculated).toEqual(expected);
    },
  );
});
