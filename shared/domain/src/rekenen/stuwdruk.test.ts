import { describe, expect, test } from '@jest/globals';
import { TERREINCATEGORIEEN, WINDGEBIEDEN } from '@adviestool/contract/project';

import rows from '../fixtures/qp-tabel.json' with { type: 'json' };
import { calculateStuwdruk } from './stuwdruk.ts';

const tabel = rows.flatMap(([hoogte, gebied, terrein, qp]) => {
  const windgebied = WINDGEBIEDEN.find((value) => value === gebied);
  const terreincategorie = TERREINCATEGORIEEN.find((value) => value === terrein);
  return windgebied === undefined || terreincategorie === undefined
    ? []
    : [{ windgebied, terreincategorie, hoogte: Number(hoogte), qp: Number(qp) }];
});

describe('the table of extreme stuwdruk', () => {
  test('has every height for three areas and three terrains', () => {
    expect(tabel).toHaveLength(38 * 9);
  });

  test.each(tabel)(
    'area $windgebied $terreincategorie at $hoogte m gives $qp kN/m²',
    ({ qp, ...invoer }) => {
      expect(Math.abs(calculateStuwdruk(invoer).q_p - qp)).toBeLessThanOrEqual(0.00005 + 1e-9);
    },
  );
});

test('the published calculation sheet (area II, onbebouwd) has the same k_r and c_r(10)', () => {
  const { k_r, c_r } = calculateStuwdruk({
    windgebied: 2,
    terreincategorie: 'onbebouwd',
    hoogte: 10,
  });
  expect(k_r).toBeCloseTo(0.209, 3);
  expect(c_r).toBeCloseTo(0.819, 3);
});
