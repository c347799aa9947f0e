import { describe, expect, test } from '@jest/globals';

import { buildCatalogus } from './builders/buildCatalogus.ts';
import { catalogusSchema, type Catalogus } from './catalogus.ts';
import { onaannemelijk } from './catalogusAannemelijk.ts';
import { nieuweCatalogusSchema } from './nieuweCatalogus.ts';

const problemenOf = (document: unknown): string[] =>
  (nieuweCatalogusSchema.safeParse(document).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

const goed: Catalogus = {
  ...buildCatalogus(),
  bevestigingsmiddelenBouwkundig: [
    { id: 'plug', naam: 'Plug', FRk: { beton: 5 }, gammaM: { beton: 1.8 }, minRandafstand: 60 },
  ],
  bevestigingsmiddelenHout: [{ id: 'schroef', naam: 'Schroef', FRk: 4, kmod: 0.9, gammaM: 1.3 }],
};

type Lijst = 'hoekankers' | 'bevestigingsmiddelenBouwkundig' | 'bevestigingsmiddelenHout';

/** A catalogue in which the first product of a list has other values. */
const met = (lijst: Lijst, waarden: object): unknown => ({
  ...goed,
  [lijst]: goed[lijst].map((product, index) =>
    index === 0 ? { ...product, ...waarden } : product,
  ),
});

test('a catalogue of real products is taken', () => {
  expect(nieuweCatalogusSchema.parse(goed)).toEqual(goed);
});

test('a product may say how it is ordered, and what is no number of cents is refused', () => {
  const besteld = { verpakking: 50, leverancier: 'Metaal BV', artikel: 'M-90', prijs: 8750 };
  expect(problemenOf(met('hoekankers', besteld))).toEqual([]);
  expect(problemenOf(met('bevestigingsmiddelenHout', { ...besteld, prijs: 0 }))).toEqual([]);
  for (const [waarden, veld] of [
    [{ prijs: 87.5 }, 'prijs'],
    [{ prijs: -1 }, 'prijs'],
    [{ prijs: '€ 87,50' }, 'prijs'],
    [{ leverancier: '' }, 'leverancier'],
    [{ artikel: 'x'.repeat(81) }, 'artikel'],
  ] as const) {
    expect(problemenOf(met('hoekankers', waarden)).map((each) => each.split(':')[0])).toEqual([
      `hoekankers.0.${veld}`,
    ]);
  }
});

describe('a new catalogue is refused with a value that no engineer signs', () => {
  test.each<[naam: string, document: unknown, path: string]>([
    ['γ_M below 1', met('hoekankers', { gammaM: 0.999 }), 'hoekankers.0.gammaM'],
    [
      'γ_M below 1 of a fastener',
      met('bevestigingsmiddelenBouwkundig', { FRk: { beton: 5 }, gammaM: { beton: 0.001 } }),
      'bevestigingsmiddelenBouwkundig.0.gammaM.beton',
    ],
    [
      'γ_M below 1 in timber',
      met('bevestigingsmiddelenHout', { gammaM: 0.5 }),
      'bevestigingsmiddelenHout.0.gammaM',
    ],
    [
      'k_mod above 1,1',
      met('bevestigingsmiddelenHout', { kmod: 1.11 }),
      'bevestigingsmiddelenHout.0.kmod',
    ],
    ['k_mod of 0', met('bevestigingsmiddelenHout', { kmod: 0 }), 'bevestigingsmiddelenHout.0.kmod'],
    [
      'a factor above 1',
      { ...goed, ondergrondfactor: { ...goed.ondergrondfactor, beton: 1.01 } },
      'ondergrondfactor.beton',
    ],
    ['a resistance of 0', met('hoekankers', { FwRk: 0 }), 'hoekankers.0.FwRk'],
  ])('%s', (_naam, document, path) => {
    expect(problemenOf(document).map((each) => each.split(':')[0])).toContain(path);
  });

  test('and taken at the bound', () => {
    expect(problemenOf(met('hoekankers', { gammaM: 1 }))).toEqual([]);
    expect(problemenOf(met('bevestigingsmiddelenHout', { kmod: 1.1 }))).toEqual([]);
  });
});

test.each([
  [
    { id: 'GA-90 ', naam: 'Ander' },
    ['hoekankers.1.id: Verschilt alleen in hoofdletters of spaties van ‘GA-90’.'],
  ],
  [
    { id: 'ga-90', naam: 'Ander' },
    ['hoekankers.1.id: Verschilt alleen in hoofdletters of spaties van ‘GA-90’.'],
  ],
  [{ id: 'B', naam: 'hoekanker 90' }, []],
])('ids of one list that read alike are refused of a new one: %j', (ander, problemen) => {
  const eerste = { ...goed.hoekankers[0], id: 'GA-90', naam: 'Hoekanker 90' };
  const document = { ...goed, hoekankers: [eerste, { ...eerste, ...ander }] };
  expect(problemenOf(document)).toEqual(problemen);
  expect(catalogusSchema.safeParse(document).success).toBe(true);
});

test('everything that is wrong is said in one round, each with its path', () => {
  const [eerste] = goed.hoekankers;
  const document = {
    ...goed,
    hoekankers: [
      { ...eerste, gammaM: 0.5 },
      { ...eerste, FwRk: 'veel', bron: 'onbekend' },
    ],
    ondergrondfactor: { ...goed.ondergrondfactor, latei: 3 },
  };
  const paden = problemenOf(document).map((each) => each.split(':')[0]);
  expect(paden).toEqual(
    expect.arrayContaining([
      'hoekankers.0.gammaM',
      'hoekankers.1.FwRk',
      'hoekankers.1.id',
      'hoekankers.1.bron',
      'ondergrondfactor.latei',
    ]),
  );
});

test.each([null, 3, 'x', [], {}, { hoekankers: 'x' }])('%j is refused and no more', (document) => {
  expect(problemenOf(document)).not.toHaveLength(0);
});

test('what was stored before stays readable', () => {
  expect(catalogusSchema.safeParse(met('hoekankers', { gammaM: 0.001 })).success).toBe(true);
});

const slips = (document: unknown, vorige: Catalogus | null): string[] =>
  onaannemelijk(catalogusSchema.parse(document), vorige).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('what is probably a slip is told', () => {
  test('two products of one name', () => {
    const [eerste] = goed.hoekankers;
    const ander = { ...eerste, id: 'B', naam: ` ${eerste?.naam.toUpperCase()}` };
    expect(slips({ ...goed, hoekankers: [eerste, ander] }, null)).toEqual([
      'hoekankers.1.naam: Een ander product in deze lijst heet ook zo.',
    ]);
  });

  test('a resistance in N and a lever arm of half a metre', () => {
    expect(slips(met('hoekankers', { FwRk: 50, eRefWind: 500 }), null)).toEqual([]);
    expect(slips(met('hoekankers', { FwRk: 5200, eRefWind: 501 }), null)).toEqual([
      'hoekankers.0.FwRk: 5200 kN is ongewoon groot. N in plaats van kN?',
      'hoekankers.0.eRefWind: 501 mm is een ongewoon grote hefboom.',
    ]);
  });

  test('a bound that the version before had', () => {
    const [vrij, begrensd] = [undefined, 210].map((maxHefboomarm) =>
      catalogusSchema.parse(met('bevestigingsmiddelenBouwkundig', { maxHefboomarm })),
    );
    expect(slips(vrij, begrensd ?? null)).toEqual([
      'bevestigingsmiddelenBouwkundig.0.maxHefboomarm: Was 210 in de vorige versie, nu is er geen grens.',
    ]);
    expect(slips(begrensd, vrij ?? null)).toEqual([]);
    const hoog = catalogusSchema.parse(met('hoekankers', { spouwlatMax: 120 }));
    expect(slips(met('hoekankers', { spouwlatMax: null }), hoog)).toEqual([
      'hoekankers.0.spouwlatMax: Was 120 in de vorige versie, nu is er geen grens.',
    ]);
  });

  test('a fastener that holds to any lever arm, and a hoekanker that takes dozens of them', () => {
    const plug = (maxHefboomarm: number): unknown =>
      met('bevestigingsmiddelenBouwkundig', { maxHefboomarm });
    expect(slips(plug(500), null)).toEqual([]);
    expect(slips(plug(501), null)).toEqual([
      'bevestigingsmiddelenBouwkundig.0.maxHefboomarm: 501 mm is een ongewoon grote hefboom.',
    ]);
    expect(slips(met('hoekankers', { nBouw: 20, nHout: 20 }), null)).toEqual([]);
    expect(slips(met('hoekankers', { nBouw: 21, nHout: 1000 }), null)).toEqual([
      'hoekankers.0.nBouw: 21 per hoekanker is ongewoon veel.',
      'hoekankers.0.nHout: 1000 per hoekanker is ongewoon veel.',
    ]);
  });

  test('whatever value it is that jumped, and where a fifth is a little more in binary', () => {
    const gesprongen = {
      ...goed,
      bevestigingsmiddelenBouwkundig: goed.bevestigingsmiddelenBouwkundig.map((product) => ({
        ...product,
        minRandafstand: 12,
      })),
      ondergrondfactor: { ...goed.ondergrondfactor, poroton: 0.14 },
    };
    const vorige = { ...goed, ondergrondfactor: { ...goed.ondergrondfactor, poroton: 0.7 } };
    expect(slips(gesprongen, vorige).map((each) => each.split(':')[0])).toEqual([
      'bevestigingsmiddelenBouwkundig.0.minRandafstand',
      'ondergrondfactor.poroton',
    ]);
  });

  test('a value of five times the former version, or a fifth of it, wherever the product stands now', () => {
    const [eerste] = goed.hoekankers;
    const was = eerste?.FwRk ?? 0;
    const { FwRk: _weg, ...rest } = goed.hoekankers[0] ?? { FwRk: 0 };
    const vijf = { ...goed, hoekankers: [...goed.hoekankers.slice(1), { ...rest, FwRk: was * 5 }] };
    expect(slips(vijf, goed)).toEqual([
      expect.stringMatching(/^hoekankers\.\d+\.FwRk: .* was .* in de vorige versie\./),
    ]);
    expect(slips(met('hoekankers', { FwRk: was * 4.9 }), goed)).toEqual([]);
    expect(slips(met('hoekankers', { FwRk: was / 5 }), goed)).toHaveLength(1);
  });

  test('a product that lost its source', () => {
    const bronnen = {
      eta: { document: 'ETA', nummer: '1', datum: '2026-01-01' },
    };
    const vorige = catalogusSchema.parse({
      ...goed,
      bronnen,
      hoekankers: goed.hoekankers.map((product) => ({ ...product, bron: 'eta' })),
    });
    expect(slips(goed, vorige)).toContain(
      'hoekankers.0: Had in de vorige versie een bron, nu geen.',
    );
  });
});
