import type { Bestelling } from '@adviestool/contract/bestellingen';
import { expect, test } from '@jest/globals';

import type { BestelLeverancier, BestelRegel } from './bestellijst.ts';
import { bestellijstTeksten } from './bestellijstTeksten.ts';
import { bestelregelsOf, bestelverschillen } from './bestelverschil.ts';

const regel = (id: string, nodig: number, verpakking: number | null = null): BestelRegel => {
  const verpakkingen = verpakking === null ? null : Math.ceil(nodig / verpakking);
  const aantallen = {
    nodig,
    voldoetNiet: 0,
    metReserve: nodig,
    verpakkingen,
    bestellen: (verpakkingen ?? nodig) * (verpakking ?? 1),
  };
  return {
    id,
    naam: `Hoekanker ${id}`,
    soort: 'hoekanker',
    artikel: null,
    verpakking,
    prijs: null,
    bedrag: null,
    ...aantallen,
    leveringen: [{ naam: null, herkomst: [], ...aantallen }],
  };
};

const leverancier = (naam: string | null, regels: BestelRegel[]): BestelLeverancier => ({
  sleutel: naam?.toLowerCase() ?? '',
  naam,
  regels,
  bedrag: 0,
  zonderPrijs: regels.length,
});

const bestelling = (naam: string | null, regels: BestelRegel[], op: string): Bestelling => ({
  id: '00000000-0000-4000-8000-000000000001',
  op,
  door: 'Jan',
  leverancier: naam,
  reserve: 0,
  levering: null,
  regels: bestelregelsOf(leverancier(naam, regels)),
  advieshash: 'a'.repeat(64),
});

const lijst = (...leveranciers: BestelLeverancier[]) => ({
  reserve: 0,
  levering: null,
  leveranciers,
});

const kort = (verschillen: ReturnType<typeof bestelverschillen>) =>
  Object.fromEntries(
    [...verschillen].map(([sleutel, { regels }]) => [
      sleutel,
      regels.map(({ id, nodig, bestellen }) => [
        id,
        nodig.nu - nodig.toen,
        bestellen.nu - bestellen.toen,
      ]),
    ]),
  );

test('a later number is told against the last order of its supplier, not an earlier one', () => {
  const nu = lijst(leverancier('Metaal', [regel('GA 90', 96), regel('GA 120', 16)]));
  const orders = [
    bestelling(
      'METAAL',
      [regel('GA 90', 88), regel('GS 60', 60), regel('GA 120', 16)],
      '2026-11-02',
    ),
    bestelling('Metaal', [regel('GA 90', 1)], '2026-11-01'),
  ];
  expect(kort(bestelverschillen(() => nu, orders))).toEqual({
    metaal: [
      ['GA 90', 8, 8],
      ['GS 60', -60, -60],
    ],
  });
});

test('what fits into the packages that were ordered is needed more, and not ordered more', () => {
  const nu = lijst(leverancier('Metaal', [regel('GA 90', 96, 50)]));
  expect(
    kort(
      bestelverschillen(() => nu, [bestelling('Metaal', [regel('GA 90', 88, 50)], '2026-11-01')]),
    ),
  ).toEqual({ metaal: [['GA 90', 8, 0]] });
});

test('a supplier that nothing is ordered from any more is told, and one that never was is not', () => {
  const nu = lijst(leverancier('Nieuw', [regel('GA 90', 4)]));
  expect(
    kort(bestelverschillen(() => nu, [bestelling(null, [regel('GA 90', 4)], '2026-11-01')])),
  ).toEqual({ '': [['GA 90', -4, -4]] });
});

test('an order of the same list has no difference', () => {
  const regels = [regel('GA 90', 88, 50)];
  expect(
    kort(
      bestelverschillen(() => lijst(leverancier('M', regels)), [bestelling('M', regels, '2026')]),
    ),
  ).toEqual({ m: [] });
});

const van = (eerste: number, tweede: number, [een, twee] = ['1', '2']): BestelRegel => {
  const whole = regel('GA 90', eerste + tweede);
  const part = (naam: string, aantal: number) => ({
    ...regel('GA 90', aantal),
    naam,
    herkomst: [],
  });
  return { ...whole, leveringen: [part(een, eerste), part(twee, tweede)] };
};

test('what is delivered elsewhere is told, although the totals are the same', () => {
  const toen = { ...bestelling('M', [van(10, 10)], '2026'), levering: 'bouwlaag' } as const;
  const nu = { ...lijst(leverancier('M', [van(20, 0)])), levering: 'bouwlaag' } as const;
  const regels = bestelverschillen(() => nu, [toen]).get('m')?.regels ?? [];
  expect(regels.map((one) => bestellijstTeksten.verschil(one, 'bouwlaag'))).toEqual([
    'Hoekanker GA 90: anders verdeeld (Bouwlaag 1 +10, Bouwlaag 2 −10)',
  ]);
  expect(bestelverschillen(() => ({ ...nu, levering: null }), [toen]).get('m')?.regels).toEqual([]);
});

test('a delivery that is only spelled otherwise is the same one, by the name of now', () => {
  const verschilMet = (nu: BestelRegel) => {
    const vorige = bestelling('M', [van(10, 10, ['Begane grond', '1'])], '2026');
    const toen = { ...vorige, levering: 'bouwlaag' } as const;
    const besteld = { ...lijst(leverancier('M', [nu])), levering: 'bouwlaag' } as const;
    const regels = bestelverschillen(() => besteld, [toen]).get('m')?.regels ?? [];
    return regels.map((one) => bestellijstTeksten.verschil(one, 'bouwlaag'));
  };
  expect(verschilMet(van(10, 10, ['begane grond', '1']))).toEqual([]);
  expect(verschilMet(van(12, 8, ['begane grond', '1']))).toEqual([
    'Hoekanker GA 90: anders verdeeld (Bouwlaag begane grond +2, Bouwlaag 1 −2)',
  ]);
});

test('another article number is told, where both are known', () => {
  const met = (artikel: string | null): BestelRegel => ({ ...regel('GA 90', 96), artikel });
  const gezegd = (toen: string | null, nu: BestelRegel) =>
    [
      ...bestelverschillen(
        () => lijst(leverancier('Metaal', [nu])),
        [bestelling('Metaal', [met(toen)], '2026-11-01')],
      ).values(),
    ].flatMap(({ regels }) => regels.map((each) => bestellijstTeksten.verschil(each, null)));
  expect(gezegd('M-1', met('M-1'))).toEqual([]);
  expect(gezegd('M-1', met('M-2'))).toEqual(['Hoekanker GA 90: artikel was M-1, is nu M-2']);
  expect(gezegd('M-1', { ...regel('GA 90', 98), artikel: 'M-2' })).toEqual([
    '+2 Hoekanker GA 90; artikel was M-1, is nu M-2',
  ]);
  expect([gezegd(null, met('M-2')), gezegd('M-1', met(null))]).toEqual([[], []]);
});
